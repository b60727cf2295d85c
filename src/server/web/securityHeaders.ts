import helmet from 'helmet'
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * The headers by which a browser guards what it is sent. Nothing in them differs between answers, so helmet is asked for
 * them once and not at each call.
 * @param secure whether browsers may be told to come by HTTPS alone
 */
export function securityHeaders(secure: boolean): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: secure,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  guard(response.req, response, () => undefined)
  return response.getHeaders()
}
