// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.

/** What the client needs to know of an operation of the contract. */
export interface ClientOperation {
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
  /** Whether the call takes the key of the device that it comes from, as Device-Key. */
  knowsDevice: boolean
  /** Whether the call takes the version that its caller has seen, as If-Match. */
  versioned: boolean
  /** How the record travels. */
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  answer: 'json' | 'text' | 'bytes'
}

export const clientOperations: Readonly<Record<string, ClientOperation>> = {
  signIn: {"id":"signIn","method":"post","path":"/authentication/signin","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":true,"versioned":false,"body":{"media":"json"},"answer":"json"},
  signOut: {"id":"signOut","method":"post","path":"/authentication/signout","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"text"},
  revokeSession: {"id":"revokeSession","method":"post","path":"/authentication/signout/{sessionId}","bearer":false,"pathParameters":["sessionId"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"text"},
  signUp: {"id":"signUp","method":"post","path":"/authentication/user","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":true,"versioned":false,"body":{"media":"json"},"answer":"text"},
  removeUser: {"id":"removeUser","method":"delete","path":"/authentication/user","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"text"},
  resendActivation: {"id":"resendActivation","method":"post","path":"/authentication/subscription/{subscriptionResourceUuid}/resentEmail","bearer":false,"pathParameters":["subscriptionResourceUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"text"},
  validateSubscription: {"id":"validateSubscription","method":"post","path":"/authentication/subscription/{subscriptionUuid}/validate","bearer":false,"pathParameters":["subscriptionUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":true,"versioned":false,"body":{"media":"json"},"answer":"text"},
  renewSubscription: {"id":"renewSubscription","method":"put","path":"/authentication/subscription/","bearer":false,"pathParameters":[],"queryParameters":["email"],"idempotent":false,"knowsDevice":false,"versioned":false,"body":{"media":"json"},"answer":"text"},
  renewPassword: {"id":"renewPassword","method":"post","path":"/authentication/password/renew","bearer":false,"pathParameters":[],"queryParameters":["email"],"idempotent":false,"knowsDevice":true,"versioned":false,"answer":"text"},
  resetPassword: {"id":"resetPassword","method":"put","path":"/authentication/password/{passwordRequestUuid}/reset","bearer":false,"pathParameters":["passwordRequestUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":true,"versioned":false,"body":{"media":"json"},"answer":"text"},
  getAccountDetails: {"id":"getAccountDetails","method":"get","path":"/authentication/account/details","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  exportAccount: {"id":"exportAccount","method":"get","path":"/authentication/account/export","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"bytes"},
  countContents: {"id":"countContents","method":"get","path":"/authentication/account/contents","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  getAccount: {"id":"getAccount","method":"get","path":"/authentication/account/{resourceUuid}/{type}","bearer":true,"pathParameters":["resourceUuid","type"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  updateIndividualAccount: {"id":"updateIndividualAccount","method":"put","path":"/authentication/account/individual/{resourceUuid}","bearer":true,"pathParameters":["resourceUuid"],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":true,"body":{"media":"multipart","jsonPart":"individual","fileParts":["signaturePicture","stampPicture"]},"answer":"json"},
  updateCorporationAccount: {"id":"updateCorporationAccount","method":"put","path":"/authentication/account/corporation/{resourceUuid}","bearer":true,"pathParameters":["resourceUuid"],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":true,"body":{"media":"multipart","jsonPart":"corporation","fileParts":["signaturePicture","stampPicture"]},"answer":"json"},
  getAccountFile: {"id":"getAccountFile","method":"get","path":"/authentication/file/{resourceUuid}","bearer":true,"pathParameters":["resourceUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"bytes"},
  getFile: {"id":"getFile","method":"get","path":"/restapi/file/{resourceUuid}","bearer":true,"pathParameters":["resourceUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"bytes"},
  listRealEstates: {"id":"listRealEstates","method":"get","path":"/restapi/realestate","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  createRealEstate: {"id":"createRealEstate","method":"post","path":"/restapi/realestate","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":false,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]},"answer":"json"},
  listRealEstateTypes: {"id":"listRealEstateTypes","method":"get","path":"/restapi/realestate/types","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listRealEstateComponentTypes: {"id":"listRealEstateComponentTypes","method":"get","path":"/restapi/realestate/component-types","bearer":false,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  getRealEstatePicture: {"id":"getRealEstatePicture","method":"get","path":"/restapi/realestate/picture/{resourceUuid}","bearer":true,"pathParameters":["resourceUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"bytes"},
  getRealEstate: {"id":"getRealEstate","method":"get","path":"/restapi/realestate/{realestateUuid}","bearer":true,"pathParameters":["realestateUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  updateRealEstate: {"id":"updateRealEstate","method":"put","path":"/restapi/realestate/{realestateUuid}","bearer":true,"pathParameters":["realestateUuid"],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]},"answer":"json"},
  removeRealEstate: {"id":"removeRealEstate","method":"delete","path":"/restapi/realestate/{realestateUuid}","bearer":true,"pathParameters":["realestateUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":true,"answer":"text"},
  listTenants: {"id":"listTenants","method":"get","path":"/restapi/tenant/","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  searchPeople: {"id":"searchPeople","method":"get","path":"/restapi/tenant/people","bearer":true,"pathParameters":[],"queryParameters":["search"],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  createIndividualTenant: {"id":"createIndividualTenant","method":"post","path":"/restapi/tenant/individual","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":false,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  getIndividualTenant: {"id":"getIndividualTenant","method":"get","path":"/restapi/tenant/individual/{tenantUuid}","bearer":true,"pathParameters":["tenantUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  updateIndividualTenant: {"id":"updateIndividualTenant","method":"put","path":"/restapi/tenant/individual/{tenantUuid}","bearer":true,"pathParameters":["tenantUuid"],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  createCorporationTenant: {"id":"createCorporationTenant","method":"post","path":"/restapi/tenant/corporation","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":false,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  getCorporationTenant: {"id":"getCorporationTenant","method":"get","path":"/restapi/tenant/corporation/{tenantUuid}","bearer":true,"pathParameters":["tenantUuid"],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  updateCorporationTenant: {"id":"updateCorporationTenant","method":"put","path":"/restapi/tenant/corporation/{tenantUuid}","bearer":true,"pathParameters":["tenantUuid"],"queryParameters":[],"idempotent":true,"knowsDevice":false,"versioned":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  listLegalStatuses: {"id":"listLegalStatuses","method":"get","path":"/auxiliary/lookup/corporation-legal-status","bearer":true,"pathParameters":[],"queryParameters":["input"],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listIdentificationDocumentTypes: {"id":"listIdentificationDocumentTypes","method":"get","path":"/auxiliary/lookup/identification-document-types","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listDocumentTypes: {"id":"listDocumentTypes","method":"get","path":"/auxiliary/lookup/document-types","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listContractTypes: {"id":"listContractTypes","method":"get","path":"/auxiliary/lookup/contract-types","bearer":true,"pathParameters":[],"queryParameters":[],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listCountries: {"id":"listCountries","method":"get","path":"/auxiliary/lookup/country","bearer":true,"pathParameters":[],"queryParameters":["countryName"],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listAddressCountries: {"id":"listAddressCountries","method":"get","path":"/auxiliary/address/country","bearer":true,"pathParameters":[],"queryParameters":["countryName"],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listTowns: {"id":"listTowns","method":"get","path":"/auxiliary/address/town","bearer":true,"pathParameters":[],"queryParameters":["countryName","input"],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
  listJobs: {"id":"listJobs","method":"get","path":"/auxiliary/job","bearer":true,"pathParameters":[],"queryParameters":["input"],"idempotent":false,"knowsDevice":false,"versioned":false,"answer":"json"},
}
