// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.
import type { CallFacts } from '#engine/plan/ServerOperation.ts'

/** The facts about an operation that the client needs. False and empty values are left out. */
export interface ClientOperation extends Pick<CallFacts, 'path'>, Partial<Pick<CallFacts, 'bearer' | 'idempotent' | 'knowsDevice'>> {
  method: 'get' | 'post' | 'put' | 'delete'
  queryParameters?: readonly string[]
  /** Whether the call takes the version that its caller has seen, as If-Match. */
  versioned?: boolean
  body?: { media: 'json' } | { media: 'multipart'; jsonPart: string; fileParts: readonly string[] }
  /** Absent: `json`. */
  answer?: 'text' | 'bytes'
}

export const clientOperations: Readonly<Record<string, ClientOperation>> = {
  "signIn": {"method":"post","path":"/authentication/signin","knowsDevice":true,"body":{"media":"json"}},
  "signOut": {"method":"post","path":"/authentication/signout","bearer":true,"answer":"text"},
  "revokeSession": {"method":"post","path":"/authentication/signout/{sessionId}","answer":"text"},
  "signUp": {"method":"post","path":"/authentication/user","knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  "removeUser": {"method":"delete","path":"/authentication/user","bearer":true,"answer":"text"},
  "resendActivation": {"method":"post","path":"/authentication/subscription/{subscriptionResourceUuid}/resentEmail","answer":"text"},
  "validateSubscription": {"method":"post","path":"/authentication/subscription/{subscriptionUuid}/validate","knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  "renewSubscription": {"method":"put","path":"/authentication/subscription/","queryParameters":["email"],"body":{"media":"json"},"answer":"text"},
  "renewPassword": {"method":"post","path":"/authentication/password/renew","knowsDevice":true,"queryParameters":["email"],"answer":"text"},
  "resetPassword": {"method":"put","path":"/authentication/password/{passwordRequestUuid}/reset","knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  "getAccountDetails": {"method":"get","path":"/authentication/account/details","bearer":true},
  "exportAccount": {"method":"get","path":"/authentication/account/export","bearer":true,"answer":"bytes"},
  "countContents": {"method":"get","path":"/authentication/account/contents","bearer":true},
  "changePassword": {"method":"put","path":"/authentication/account/password","bearer":true,"knowsDevice":true,"body":{"media":"json"},"answer":"text"},
  "listSessions": {"method":"get","path":"/authentication/account/sessions","bearer":true},
  "endOtherSessions": {"method":"delete","path":"/authentication/account/sessions","bearer":true,"answer":"text"},
  "endSession": {"method":"delete","path":"/authentication/account/sessions/{resourceUuid}","bearer":true,"answer":"text"},
  "getAccount": {"method":"get","path":"/authentication/account/{resourceUuid}/{type}","bearer":true},
  "updateIndividualAccount": {"method":"put","path":"/authentication/account/individual/{resourceUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"individual","fileParts":["signaturePicture","stampPicture"]}},
  "updateCorporationAccount": {"method":"put","path":"/authentication/account/corporation/{resourceUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"corporation","fileParts":["signaturePicture","stampPicture"]}},
  "getAccountFile": {"method":"get","path":"/authentication/file/{resourceUuid}","bearer":true,"answer":"bytes"},
  "getFile": {"method":"get","path":"/restapi/file/{resourceUuid}","bearer":true,"answer":"bytes"},
  "listRealEstates": {"method":"get","path":"/restapi/realestate","bearer":true},
  "createRealEstate": {"method":"post","path":"/restapi/realestate","bearer":true,"idempotent":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]}},
  "listRealEstateTypes": {"method":"get","path":"/restapi/realestate/types"},
  "listRealEstateComponentTypes": {"method":"get","path":"/restapi/realestate/component-types"},
  "getRealEstatePicture": {"method":"get","path":"/restapi/realestate/picture/{resourceUuid}","bearer":true,"answer":"bytes"},
  "getRealEstate": {"method":"get","path":"/restapi/realestate/{realestateUuid}","bearer":true},
  "updateRealEstate": {"method":"put","path":"/restapi/realestate/{realestateUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"commondata","fileParts":["pictures"]}},
  "removeRealEstate": {"method":"delete","path":"/restapi/realestate/{realestateUuid}","bearer":true,"versioned":true,"answer":"text"},
  "listTenants": {"method":"get","path":"/restapi/tenant/","bearer":true},
  "searchPeople": {"method":"get","path":"/restapi/tenant/people","bearer":true,"queryParameters":["search"]},
  "createIndividualTenant": {"method":"post","path":"/restapi/tenant/individual","bearer":true,"idempotent":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}},
  "getIndividualTenant": {"method":"get","path":"/restapi/tenant/individual/{tenantUuid}","bearer":true},
  "updateIndividualTenant": {"method":"put","path":"/restapi/tenant/individual/{tenantUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}},
  "createCorporationTenant": {"method":"post","path":"/restapi/tenant/corporation","bearer":true,"idempotent":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}},
  "getCorporationTenant": {"method":"get","path":"/restapi/tenant/corporation/{tenantUuid}","bearer":true},
  "updateCorporationTenant": {"method":"put","path":"/restapi/tenant/corporation/{tenantUuid}","bearer":true,"idempotent":true,"versioned":true,"body":{"media":"multipart","jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}},
  "listLegalStatuses": {"method":"get","path":"/auxiliary/lookup/corporation-legal-status","bearer":true,"queryParameters":["input"]},
  "listIdentificationDocumentTypes": {"method":"get","path":"/auxiliary/lookup/identification-document-types","bearer":true},
  "listDocumentTypes": {"method":"get","path":"/auxiliary/lookup/document-types","bearer":true},
  "listContractTypes": {"method":"get","path":"/auxiliary/lookup/contract-types","bearer":true},
  "listCountries": {"method":"get","path":"/auxiliary/lookup/country","bearer":true,"queryParameters":["countryName"]},
  "listAddressCountries": {"method":"get","path":"/auxiliary/address/country","bearer":true,"queryParameters":["countryName"]},
  "listTowns": {"method":"get","path":"/auxiliary/address/town","bearer":true,"queryParameters":["countryName","input"]},
  "listJobs": {"method":"get","path":"/auxiliary/job","bearer":true,"queryParameters":["input"]},
}
