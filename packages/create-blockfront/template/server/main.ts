/** Starts the server: `npm run dev` with Vite, `npm start` with the files of `npm run build`. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { builtFrontend, developmentFrontend } from './frontend.ts'
import { openPages } from './pages.ts'

const isDevelopment = process.argv.includes('--dev')
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production'
const { PORT = '5173', HOST = '127.0.0.1', EDIT_PASSWORD, PAGES } = process.env

const root = join(import.meta.dirname, '..')
const server = createServer()
const frontend = await (isDevelopment ? developmentFrontend(root, server) : builtFrontend(root))
const pages = openPages(PAGES ?? join(root, 'pages'))
const editing = EDIT_PASSWORD ? { password: EDIT_PASSWORD } : isDevelopment ? 'everyone' : 'nobody'
server.on('request', createApp({ pages, frontend, editing }))

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use. Set another one: PORT=3001.` : error.message)
  process.exit(1)
})
server.listen(Number(PORT), HOST, () => {
  const address = server.address()
  const url = `http://${HOST}:${typeof address === 'object' ? address?.port : PORT}`
  process.stdout.write(`Page:    ${url}/\nBuilder: ${url}/edit\n`)
  if (editing === 'nobody') process.stdout.write('Set EDIT_PASSWORD to use the builder here.\n')
})
