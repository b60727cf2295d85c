import { house } from '../../../tests/api/requests.ts'

/** The kind of record that is measured. */
export const record = 'real-estate/real-estate'

const boundary = 'a-boundary-that-no-text-holds'

/** The call of a client that saves one. */
export const saving = {
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: [
    `--${boundary}`,
    'content-disposition: form-data; name="commondata"; filename="blob"',
    'content-type: application/json',
    '',
    JSON.stringify(house),
    `--${boundary}--`,
    '',
  ].join('\r\n'),
}
