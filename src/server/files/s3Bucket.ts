import { S3Client } from '@aws-sdk/client-s3'

const second = 1000
const quiet = () => undefined

/** A bucket, and what stands before every key in it. */
export interface Bucket {
  client: S3Client
  name: string
  prefix: string
}

/** What `S3_URL` names: `https://id:key@host/bucket/prefix?region=…`. Without a key, the machine's own rights count. */
export function openBucket(address: string): Bucket {
  const url = new URL(address)
  const [name = '', ...steps] = url.pathname.split('/').filter((step) => step !== '')
  const credentials = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    ...(url.username !== '' && { credentials }),
    // The client throws its errors; the caller logs them.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: { connectionTimeout: 5 * second, requestTimeout: 60 * second },
    // Not every server that speaks the protocol knows the newer sums; the length is always held against what arrives.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, name, prefix: steps.map((step) => `${step}/`).join('') }
}
