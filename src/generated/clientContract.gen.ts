// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.

/** What the client needs to know of an operation of the contract. What is not so, and what is empty, is left out. */
export interface ClientOperation {
  id: string
  method: 'get' | 'post' | 'put' | 'delete'
  /** Path behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  /** Whether the call carries the bearer token. */
  bearer?: boolean
  queryParameters?: readonly string[]
  /** Whether the call takes an Idempotency-Key. */
  idempotent?: boolean
  /** Whether the call takes the key of the device that it comes from, as Device-Key. */
  knowsDevice?: boolean
  /** Whether the call takes the version that its caller has seen, as If-Match. */
  versioned?: boolean
  /** How the record travels. */
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  answer: 'json' | 'text' | 'bytes'
}

export const clientOperations: Readonly<Record<string, ClientOperation>> = {
  signIn: {"id":"signIn","method":"post","path":"/authentication/signin","knowsDevice":true,"body":{"media":"json"},"answer":"json"},
  signOut: {"id":"signOut","method":"post","path":"/authentication/signout","bearer":true,"answer":"text"},
  revokeSession: {"id":"revokeSession","method":"post","path":"/authentication/signout/{sessionId}","answer":"text"},
  signUp: {"id":"signUp","method":"post","path":"/authentication/user","knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  removeUser: {"id":"removeUser","method":"delete","path":"/authentication/user","bearer":true,"answer":"text"},
  resendActivation: {"id":"resendActivation","method":"post","path":"/authentication/subscription/{subscriptionResourceUuid}/resentEmail","answer":"text"},
  validateSubscription: {"id":"validateSubscription","method":"post","path":"/authentication/subscription/{subscriptionUuid}/validate","knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  renewSubscription: {"id":"renewSubscription","method":"put","path":"/authentication/subscription/","queryParameters":["email"],"body":{"media":"json"},"answer":"text"},
  renewPassword: {"id":"renewPassword","method":"post","path":"/authentication/password/renew","knowsDevice":true,"queryParameters":["email"],"answer":"text"},
  resetPassword: {"id":"resetPassword","method":"put","path":"/authentication/password/{passwordRequestUuid}/reset","knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  getAccountDetails: {"id":"getAccountDetails","method":"get","path":"/authentication/account/details","bearer":true,"answer":"json"},
  exportAccount: {"id":"exportAccount","method":"get","path":"/authentication/account/export","bearer":true,"answer":"bytes"},
  countContents: {"id":"countContents","method":"get","path":"/authentication/account/contents","bearer":true,"answer":"json"},
  getAccount: {"id":"getAccount","method":"get","path":"/authentication/account/{resourceUuid}/{type}","bearer":true,"answer":"json"},
  updateIndividualAccount: {"id":"updateIndividualAccount","method":"put","path":"/authentication/account/individual/{resourceUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"individual","fileParts":["signaturePicture","stampPicture"]},"answer":"json"},
  updateCorporationAccount: {"id":"updateCorporationAccount","method":"put","path":"/authentication/account/corporation/{resourceUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"corporation","fileParts":["signaturePicture","stampPicture"]},"answer":"json"},
  getAccountFile: {"id":"getAccountFile","method":"get","path":"/authentication/file/{resourceUuid}","bearer":true,"answer":"bytes"},
  getFile: {"id":"getFile","method":"get","path":"/restapi/file/{resourceUuid}","bearer":true,"answer":"bytes"},
  listRealEstates: {"id":"listRealEstates","method":"get","path":"/restapi/realestate","bearer":true,"answer":"json"},
  createRealEstate: {"id":"createRealEstate","method":"post","path":"/restapi/realestate","bearer":true,"idempotent":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]},"answer":"json"},
  listRealEstateTypes: {"id":"listRealEstateTypes","method":"get","path":"/restapi/realestate/types","answer":"json"},
  listRealEstateComponentTypes: {"id":"listRealEstateComponentTypes","method":"get","path":"/restapi/realestate/component-types","answer":"json"},
  getRealEstatePicture: {"id":"getRealEstatePicture","method":"get","path":"/restapi/realestate/picture/{resourceUuid}","bearer":true,"answer":"bytes"},
  getRealEstate: {"id":"getRealEstate","method":"get","path":"/restapi/realestate/{realestateUuid}","bearer":true,"answer":"json"},
  updateRealEstate: {"id":"updateRealEstate","method":"put","path":"/restapi/realestate/{realestateUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]},"answer":"json"},
  removeRealEstate: {"id":"removeRealEstate","method":"delete","path":"/restapi/realestate/{realestateUuid}","bearer":true,"versioned":true,"answer":"text"},
  listTenants: {"id":"listTenants","method":"get","path":"/restapi/tenant/","bearer":true,"answer":"json"},
  searchPeople: {"id":"searchPeople","method":"get","path":"/restapi/tenant/people","bearer":true,"queryParameters":["search"],"answer":"json"},
  createIndividualTenant: {"id":"createIndividualTenant","method":"post","path":"/restapi/tenant/individual","bearer":true,"idempotent":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  getIndividualTenant: {"id":"getIndividualTenant","method":"get","path":"/restapi/tenant/individual/{tenantUuid}","bearer":true,"answer":"json"},
  updateIndividualTenant: {"id":"updateIndividualTenant","method":"put","path":"/restapi/tenant/individual/{tenantUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  createCorporationTenant: {"id":"createCorporationTenant","method":"post","path":"/restapi/tenant/corporation","bearer":true,"idempotent":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  getCorporationTenant: {"id":"getCorporationTenant","method":"get","path":"/restapi/tenant/corporation/{tenantUuid}","bearer":true,"answer":"json"},
  updateCorporationTenant: {"id":"updateCorporationTenant","method":"put","path":"/restapi/tenant/corporation/{tenantUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]},"answer":"json"},
  listLegalStatuses: {"id":"listLegalStatuses","method":"get","path":"/auxiliary/lookup/corporation-legal-status","bearer":true,"queryParameters":["input"],"answer":"json"},
  listIdentificationDocumentTypes: {"id":"listIdentificationDocumentTypes","method":"get","path":"/auxiliary/lookup/identification-document-types","bearer":true,"answer":"json"},
  listDocumentTypes: {"id":"listDocumentTypes","method":"get","path":"/auxiliary/lookup/document-types","bearer":true,"answer":"json"},
  listContractTypes: {"id":"listContractTypes","method":"get","path":"/auxiliary/lookup/contract-types","bearer":true,"answer":"json"},
  listCountries: {"id":"listCountries","method":"get","path":"/auxiliary/lookup/country","bearer":true,"queryParameters":["countryName"],"answer":"json"},
  listAddressCountries: {"id":"listAddressCountries","method":"get","path":"/auxiliary/address/country","bearer":true,"queryParameters":["countryName"],"answer":"json"},
  listTowns: {"id":"listTowns","method":"get","path":"/auxiliary/address/town","bearer":true,"queryParameters":["countryName","input"],"answer":"json"},
  listJobs: {"id":"listJobs","method":"get","path":"/auxiliary/job","bearer":true,"queryParameters":["input"],"answer":"json"},
}
