import { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import { createMcpServer } from './mcp-server.ts'
import type { ToolContext } from './tool.ts'

/** Answers one message of the Model Context Protocol as JSON. Nothing is kept between requests. */
export async function answer(
  request: Request,
  message: unknown,
  scopes: readonly string[],
  context: ToolContext,
): Promise<Response> {
  const server = () => createMcpServer(scopes, context)
  if (await isLegacyRequest(request, message)) return answerLegacy(request, message, server())
  // Subscriptions would stay open. The tools of a token do not change while it works, so there is nothing to subscribe to.
  const handler = createMcpHandler(server, { legacy: 'reject', maxSubscriptions: 0 })
  try {
    return await whole(await handler.fetch(request, { parsedBody: message }))
  } finally {
    await handler.close()
  }
}

/** Answers a client of a revision before 2026-07-28, which starts with `initialize`. */
async function answerLegacy(request: Request, message: unknown, server: ReturnType<typeof createMcpServer>): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await whole(await transport.handleRequest(request, { parsedBody: message }))
  } finally {
    await server.close()
  }
}

/** The response with its body in memory, because closing a server ends its streams. */
const whole = async (response: Response): Promise<Response> =>
  new Response(response.body === null ? null : await response.arrayBuffer(), response)
