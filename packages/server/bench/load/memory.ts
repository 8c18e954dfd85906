import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB (proc(5)). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The address of a process's inspector, from its output. */
export const inspectorOf = (output: string): string => /Debugger listening on (ws:\S+)/.exec(output)?.[1] ?? ''

type Reply = { id: number; result?: { result?: { value?: string } } }

/**
 * Memory in MB that values of a process use after a garbage collection: the heap of JavaScript, and buffers outside of it. `inspector` is the address of
 * its inspector (`node --inspect`).
 */
export async function usedMemoryOf(inspector: string): Promise<{ heap: number; buffers: number }> {
  const socket = new WebSocket(inspector)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const send = (id: number, method: string, params: object = {}) =>
    new Promise<Reply>((resolve) => {
      const receive = ({ data }: MessageEvent<string>) => {
        const reply = JSON.parse(data) as Reply
        if (reply.id !== id) return
        socket.removeEventListener('message', receive)
        resolve(reply)
      }
      socket.addEventListener('message', receive)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await send(1, 'HeapProfiler.collectGarbage')
  const { result } = await send(2, 'Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  socket.close()
  const { heapUsed, external } = JSON.parse(result?.result?.value ?? '{}') as NodeJS.MemoryUsage
  return { heap: heapUsed / 1024 ** 2, buffers: external / 1024 ** 2 }
}
