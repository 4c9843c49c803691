/** A request whose body is large: `fetch` does not tell how much of it has left, the older way does. */
export function uploadRequest(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const fail = () => reject(new TypeError('Failed to send'))
    request.open(method, address)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onSent(loaded / total)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = fail
    request.onabort = fail
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted === true) fail()
    else request.send(body as XMLHttpRequestBodyInit)
  })
}
