// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.

/** What the client needs to know of an operation of the API document. */
export interface OperationFacts {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  /** Path behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  /** Whether the call carries the bearer token. */
  bearer: boolean
  pathParameters: readonly string[]
  queryParameters: readonly string[]
  /** Whether the call takes an Idempotency-Key. */
  idempotent: boolean
  /** How the record travels. */
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  answer: 'json' | 'text' | 'bytes'
}

export const operations: Readonly<Record<string, OperationFacts>> = {
  signIn: {"id":"signIn","method":"post","path":"/authentication/signin","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"body":{"media":"json"},"answer":"json"},
  signOut: {"id":"signOut","method":"post","path":"/authentication/signout","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"answer":"text"},
  listRealEstates: {"id":"listRealEstates","method":"get","path":"/restapi/realestate","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"answer":"json"},
  createRealEstate: {"id":"createRealEstate","method":"post","path":"/restapi/realestate","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]},"answer":"json"},
  listRealEstateTypes: {"id":"listRealEstateTypes","method":"get","path":"/restapi/realestate/types","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"answer":"json"},
  listRealEstateComponentTypes: {"id":"listRealEstateComponentTypes","method":"get","path":"/restapi/realestate/component-types","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"answer":"json"},
  getRealEstatePicture: {"id":"getRealEstatePicture","method":"get","path":"/restapi/realestate/picture/{resourceUuid}","bearer":true,"pathParameters":["resourceUuid"],"queryParameters":[],"idempotent":false,"answer":"bytes"},
  getRealEstate: {"id":"getRealEstate","method":"get","path":"/restapi/realestate/{realestateUuid}","bearer":true,"pathParameters":["realestateUuid"],"queryParameters":[],"idempotent":false,"answer":"json"},
  updateRealEstate: {"id":"updateRealEstate","method":"put","path":"/restapi/realestate/{realestateUuid}","bearer":true,"pathParameters":["realestateUuid"],"queryParameters":[],"idempotent":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]},"answer":"json"},
  removeRealEstate: {"id":"removeRealEstate","method":"delete","path":"/restapi/realestate/{realestateUuid}","bearer":true,"pathParameters":["realestateUuid"],"queryParameters":[],"idempotent":false,"answer":"text"},
}
