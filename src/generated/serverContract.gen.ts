// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.

export const verbs = ["list","get","create","update","set","remove"] as const
export type Verb = (typeof verbs)[number]

/** What the server does with a call: a verb on a record, or a handler of its own. */
export type Operate = OperateRecord | OperateValues | OperateLookup | OperateSearch | OperateHandler

export interface OperateRecord {
  kind: 'record'
  verb: Verb
  record: string
  /** Path parameter that holds the id; the last one if not given. */
  id?: string
  /** Values that the stored record must have, else it is not found; `{name}` stands for a path parameter. */
  only: Readonly<Record<string, string>>
  /** Values that the call gives the record; another value that is sent is refused. `today()` is the day of the call, null is no value. */
  sets: Readonly<Record<string, string | number | boolean | null>>
}

/** Answers the values of an enumeration. */
export interface OperateValues {
  kind: 'values'
  handler: string
  values: readonly string[]
}

/** Searches a list of `schemas/lookups`. */
export interface OperateLookup {
  kind: 'lookup'
  handler: string
  lookup: string
}

/** Searches the entries of all records of the caller. */
export interface OperateSearch {
  kind: 'search'
  handler: string
  record: string
  /** Paths of the lists that are searched. */
  lists: readonly string[]
  /** Paths, in an entry, of the texts that are compared. */
  texts: readonly string[]
}

export interface OperateHandler {
  kind: 'handler'
  handler: string
  /** Record that it works on. */
  record?: string
}

/** One call of the contract, as the server needs it. */
export interface ServerOperation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Behind the proxy prefix, with `{name}` for each path parameter. */
  path: string
  /** Path parameters that are ids; a key of a mail is none. */
  ids: readonly string[]
  bearer: boolean
  operate: Operate
  /** Minutes that the sign-in of the caller may be old; absent: as old as its session. */
  freshMinutes?: number
  /** Whether the call takes an `Idempotency-Key`. */
  idempotent: boolean
  /** Whether the call takes a `Device-Key`. */
  knowsDevice: boolean
  query: readonly QueryParameter[]
  body?: OperationBody
}

export interface QueryParameter {
  name: string
  required: boolean
  /** Most characters. */
  maxLength: number
}

export interface OperationBody {
  required: boolean
  /** Media types that the contract takes. */
  media: readonly string[]
  /** Record whose shape travels, `folder/name`; absent for an empty object. */
  record?: string
  /** Parts, where the record travels beside files. */
  multipart?: { jsonPart: string; fileParts: readonly string[] }
}

export const serverOperations: readonly ServerOperation[] = [
  {"id":"signIn","method":"POST","path":"/authentication/signin","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"signIn"},"idempotent":false,"knowsDevice":true,"query":[],"body":{"required":true,"media":["application/json","application/x-www-form-urlencoded"],"record":"sign-in/sign-in"}},
  {"id":"signOut","method":"POST","path":"/authentication/signout","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"signOut"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"revokeSession","method":"POST","path":"/authentication/signout/{sessionId}","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"revokeSession"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"signUp","method":"POST","path":"/authentication/user","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"signUp"},"idempotent":false,"knowsDevice":true,"query":[],"body":{"required":true,"media":["application/json"],"record":"sign-up/sign-up"}},
  {"id":"removeUser","method":"DELETE","path":"/authentication/user","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"removeUser"},"idempotent":false,"knowsDevice":false,"query":[],"freshMinutes":15},
  {"id":"resendActivation","method":"POST","path":"/authentication/subscription/{subscriptionResourceUuid}/resentEmail","ids":["subscriptionResourceUuid"],"bearer":false,"operate":{"kind":"handler","handler":"resendActivation"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"validateSubscription","method":"POST","path":"/authentication/subscription/{subscriptionUuid}/validate","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"validateSubscription"},"idempotent":false,"knowsDevice":true,"query":[],"body":{"required":true,"media":["application/json"],"record":"subscription/subscription"}},
  {"id":"renewSubscription","method":"PUT","path":"/authentication/subscription/","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"renewSubscription"},"idempotent":false,"knowsDevice":false,"query":[{"name":"email","required":true,"maxLength":254}],"body":{"required":false,"media":["application/json"]}},
  {"id":"renewPassword","method":"POST","path":"/authentication/password/renew","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"renewPassword"},"idempotent":false,"knowsDevice":true,"query":[{"name":"email","required":true,"maxLength":254}]},
  {"id":"resetPassword","method":"PUT","path":"/authentication/password/{passwordRequestUuid}/reset","ids":[],"bearer":false,"operate":{"kind":"handler","handler":"resetPassword"},"idempotent":false,"knowsDevice":true,"query":[],"body":{"required":true,"media":["application/json"],"record":"password/reset"}},
  {"id":"getAccountDetails","method":"GET","path":"/authentication/account/details","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"getAccountDetails"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"exportAccount","method":"GET","path":"/authentication/account/export","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"exportAccount"},"idempotent":false,"knowsDevice":false,"query":[],"freshMinutes":15},
  {"id":"countContents","method":"GET","path":"/authentication/account/contents","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"countContents"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"getAccount","method":"GET","path":"/authentication/account/{resourceUuid}/{type}","ids":["resourceUuid","type"],"bearer":true,"operate":{"kind":"record","verb":"get","record":"account/account","only":{"type":"{type}"},"sets":{},"id":"resourceUuid"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"updateIndividualAccount","method":"PUT","path":"/authentication/account/individual/{resourceUuid}","ids":["resourceUuid"],"bearer":true,"operate":{"kind":"record","verb":"update","record":"account/account","only":{},"sets":{"type":"INDIVIDUAL"}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"account/account","multipart":{"jsonPart":"individual","fileParts":["signaturePicture","stampPicture"]}}},
  {"id":"updateCorporationAccount","method":"PUT","path":"/authentication/account/corporation/{resourceUuid}","ids":["resourceUuid"],"bearer":true,"operate":{"kind":"record","verb":"update","record":"account/account","only":{},"sets":{"type":"CORPORATION"}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"account/account","multipart":{"jsonPart":"corporation","fileParts":["signaturePicture","stampPicture"]}}},
  {"id":"getAccountFile","method":"GET","path":"/authentication/file/{resourceUuid}","ids":["resourceUuid"],"bearer":true,"operate":{"kind":"handler","handler":"getFile"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"getFile","method":"GET","path":"/restapi/file/{resourceUuid}","ids":["resourceUuid"],"bearer":true,"operate":{"kind":"handler","handler":"getFile"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"listRealEstates","method":"GET","path":"/restapi/realestate","ids":[],"bearer":true,"operate":{"kind":"record","verb":"list","record":"real-estate/real-estate","only":{},"sets":{}},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"createRealEstate","method":"POST","path":"/restapi/realestate","ids":[],"bearer":true,"operate":{"kind":"record","verb":"create","record":"real-estate/real-estate","only":{},"sets":{}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"real-estate/real-estate","multipart":{"jsonPart":"commondata","fileParts":["pictures"]}}},
  {"id":"listRealEstateTypes","method":"GET","path":"/restapi/realestate/types","ids":[],"bearer":false,"operate":{"kind":"values","handler":"listEnumeration","values":["BUILDING_LAND","HOUSE","APARTEMENT","BUILDING","PARKING","BOX","COMMERCIAL_SPACE","LAND","WAREHOUSE","CASTEL","OFFICE","OTHER"]},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"listRealEstateComponentTypes","method":"GET","path":"/restapi/realestate/component-types","ids":[],"bearer":false,"operate":{"kind":"values","handler":"listEnumeration","values":["LIVING_ROOM","KITCHEN","BED_ROOM","LAUNDRY_ROOM","TOILET","SHOWER","TOILET_SHOWER","GARDEN","TERRACE","BALCONY","CLOSET","CAVE"]},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"getRealEstatePicture","method":"GET","path":"/restapi/realestate/picture/{resourceUuid}","ids":["resourceUuid"],"bearer":true,"operate":{"kind":"handler","handler":"getFile"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"getRealEstate","method":"GET","path":"/restapi/realestate/{realestateUuid}","ids":["realestateUuid"],"bearer":true,"operate":{"kind":"record","verb":"get","record":"real-estate/real-estate","only":{},"sets":{}},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"updateRealEstate","method":"PUT","path":"/restapi/realestate/{realestateUuid}","ids":["realestateUuid"],"bearer":true,"operate":{"kind":"record","verb":"update","record":"real-estate/real-estate","only":{},"sets":{}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"real-estate/real-estate","multipart":{"jsonPart":"commondata","fileParts":["pictures"]}}},
  {"id":"removeRealEstate","method":"DELETE","path":"/restapi/realestate/{realestateUuid}","ids":["realestateUuid"],"bearer":true,"operate":{"kind":"record","verb":"remove","record":"real-estate/real-estate","only":{},"sets":{}},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"listTenants","method":"GET","path":"/restapi/tenant/","ids":[],"bearer":true,"operate":{"kind":"record","verb":"list","record":"tenant/tenant","only":{},"sets":{}},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"searchPeople","method":"GET","path":"/restapi/tenant/people","ids":[],"bearer":true,"operate":{"kind":"search","handler":"searchEntries","record":"tenant/tenant","lists":["guarantors","emergencyContacts"],"texts":["person.name","person.firstName","person.surname","person.contacts.0.email"]},"idempotent":false,"knowsDevice":false,"query":[{"name":"search","required":true,"maxLength":100}]},
  {"id":"createIndividualTenant","method":"POST","path":"/restapi/tenant/individual","ids":[],"bearer":true,"operate":{"kind":"record","verb":"create","record":"tenant/tenant","only":{},"sets":{"type":"INDIVIDUAL"}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"tenant/tenant","multipart":{"jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}}},
  {"id":"getIndividualTenant","method":"GET","path":"/restapi/tenant/individual/{tenantUuid}","ids":["tenantUuid"],"bearer":true,"operate":{"kind":"record","verb":"get","record":"tenant/tenant","only":{"type":"INDIVIDUAL"},"sets":{}},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"updateIndividualTenant","method":"PUT","path":"/restapi/tenant/individual/{tenantUuid}","ids":["tenantUuid"],"bearer":true,"operate":{"kind":"record","verb":"update","record":"tenant/tenant","only":{"type":"INDIVIDUAL"},"sets":{"type":"INDIVIDUAL"}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"tenant/tenant","multipart":{"jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}}},
  {"id":"createCorporationTenant","method":"POST","path":"/restapi/tenant/corporation","ids":[],"bearer":true,"operate":{"kind":"record","verb":"create","record":"tenant/tenant","only":{},"sets":{"type":"CORPORATION"}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"tenant/tenant","multipart":{"jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}}},
  {"id":"getCorporationTenant","method":"GET","path":"/restapi/tenant/corporation/{tenantUuid}","ids":["tenantUuid"],"bearer":true,"operate":{"kind":"record","verb":"get","record":"tenant/tenant","only":{"type":"CORPORATION"},"sets":{}},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"updateCorporationTenant","method":"PUT","path":"/restapi/tenant/corporation/{tenantUuid}","ids":["tenantUuid"],"bearer":true,"operate":{"kind":"record","verb":"update","record":"tenant/tenant","only":{"type":"CORPORATION"},"sets":{"type":"CORPORATION"}},"idempotent":true,"knowsDevice":false,"query":[],"body":{"required":true,"media":["multipart/form-data"],"record":"tenant/tenant","multipart":{"jsonPart":"tenant","fileParts":["identificationDocument","documents","picture"]}}},
  {"id":"listLegalStatuses","method":"GET","path":"/auxiliary/lookup/corporation-legal-status","ids":[],"bearer":true,"operate":{"kind":"lookup","handler":"listValues","lookup":"legal-statuses"},"idempotent":false,"knowsDevice":false,"query":[{"name":"input","required":false,"maxLength":100}]},
  {"id":"listIdentificationDocumentTypes","method":"GET","path":"/auxiliary/lookup/identification-document-types","ids":[],"bearer":true,"operate":{"kind":"lookup","handler":"listValues","lookup":"identification-document-types"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"listDocumentTypes","method":"GET","path":"/auxiliary/lookup/document-types","ids":[],"bearer":true,"operate":{"kind":"lookup","handler":"listValues","lookup":"document-types"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"listContractTypes","method":"GET","path":"/auxiliary/lookup/contract-types","ids":[],"bearer":true,"operate":{"kind":"lookup","handler":"listValues","lookup":"contract-types"},"idempotent":false,"knowsDevice":false,"query":[]},
  {"id":"listCountries","method":"GET","path":"/auxiliary/lookup/country","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"listCountries"},"idempotent":false,"knowsDevice":false,"query":[{"name":"countryName","required":false,"maxLength":100}]},
  {"id":"listAddressCountries","method":"GET","path":"/auxiliary/address/country","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"listCountries"},"idempotent":false,"knowsDevice":false,"query":[{"name":"countryName","required":false,"maxLength":100}]},
  {"id":"listTowns","method":"GET","path":"/auxiliary/address/town","ids":[],"bearer":true,"operate":{"kind":"handler","handler":"listTowns"},"idempotent":false,"knowsDevice":false,"query":[{"name":"countryName","required":false,"maxLength":100},{"name":"input","required":false,"maxLength":100}]},
  {"id":"listJobs","method":"GET","path":"/auxiliary/job","ids":[],"bearer":true,"operate":{"kind":"lookup","handler":"listValues","lookup":"jobs"},"idempotent":false,"knowsDevice":false,"query":[{"name":"input","required":false,"maxLength":100}]},
]
