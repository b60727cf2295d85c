function responseHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().matchAll(/^([^:\r\n]+):(.*)$/gm)
  return new Headers(Array.from(lines, ([, name = '', value = '']) => [name, value]))
}

/**
 * A `fetch` that tells how much of the body has gone up (0 to 1), which the real one cannot. It takes the body apart
 * from the request, so that files are read from disk while they are sent.
 */
export function xhrFetch(body: FormData, onProgress: (share: number) => void): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'blob'
      xhr.withCredentials = request.credentials === 'include'
      // The browser writes the content type itself, with the boundary of the body that it makes.
      request.headers.forEach((value, name) => {
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      })
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total)
      }
      xhr.onload = () => {
        const { status, statusText } = xhr
        const content = xhr.response as Blob | null
        // Some statuses allow no body, not even an empty one.
        resolve(new Response(content?.size ? content : null, { status, statusText, headers: responseHeaders(xhr) }))
      }
      xhr.onerror = () => reject(new TypeError('Network request failed'))
      xhr.send(body)
    })
}
