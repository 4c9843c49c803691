/** The least that an HTTP server in Node can do: answers a POST with a body of the size asked for in the path. Run as a process of its own. */
import { createServer } from 'node:http'

const bodies = new Map<number, string>()
const start = '{"error_code":0,"data":"'

function bodyOf(size: number): string {
  return `${start}${'x'.repeat(Math.max(0, size - start.length - 2))}"}`
}

const server = createServer((request, response) => {
  const size = Number(request.url?.slice(1))
  let body = bodies.get(size)
  if (body === undefined) bodies.set(size, (body = bodyOf(size)))
  request.resume()
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('listening\n'))
