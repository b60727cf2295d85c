// Made by `npm run generate`. Change openapi/openapi.yaml and run it again.
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'

export const serverOperations: readonly ServerOperation[] = [
  {
    "id": "signIn",
    "path": "/authentication/signin",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": true,
    "body": {
      "required": true,
      "media": [
        "application/json",
        "application/x-www-form-urlencoded"
      ],
      "record": "sign-in/sign-in",
      "empty": false
    },
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "signIn"
    }
  },
  {
    "id": "signOut",
    "path": "/authentication/signout",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "signOut"
    }
  },
  {
    "id": "revokeSession",
    "path": "/authentication/signout/{sessionId}",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": false,
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "revokeSession"
    }
  },
  {
    "id": "signUp",
    "path": "/authentication/user",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": true,
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "record": "sign-up/sign-up",
      "empty": false
    },
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "signUp"
    }
  },
  {
    "id": "removeUser",
    "path": "/authentication/user",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "freshMinutes": 15,
    "method": "DELETE",
    "operate": {
      "kind": "handler",
      "handler": "removeUser"
    }
  },
  {
    "id": "resendActivation",
    "path": "/authentication/subscription/{subscriptionResourceUuid}/resentEmail",
    "ids": [
      "subscriptionResourceUuid"
    ],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": false,
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "resendActivation"
    }
  },
  {
    "id": "validateSubscription",
    "path": "/authentication/subscription/{subscriptionUuid}/validate",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": true,
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "record": "subscription/subscription",
      "empty": false
    },
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "validateSubscription"
    }
  },
  {
    "id": "renewSubscription",
    "path": "/authentication/subscription/",
    "ids": [],
    "query": [
      {
        "name": "email",
        "required": true,
        "maxLength": 254
      }
    ],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": false,
    "body": {
      "required": false,
      "media": [
        "application/json"
      ],
      "empty": true
    },
    "method": "PUT",
    "operate": {
      "kind": "handler",
      "handler": "renewSubscription"
    }
  },
  {
    "id": "renewPassword",
    "path": "/authentication/password/renew",
    "ids": [],
    "query": [
      {
        "name": "email",
        "required": true,
        "maxLength": 254
      }
    ],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": true,
    "method": "POST",
    "operate": {
      "kind": "handler",
      "handler": "renewPassword"
    }
  },
  {
    "id": "resetPassword",
    "path": "/authentication/password/{passwordRequestUuid}/reset",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": true,
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "record": "password/reset",
      "empty": false
    },
    "method": "PUT",
    "operate": {
      "kind": "handler",
      "handler": "resetPassword"
    }
  },
  {
    "id": "getAccountDetails",
    "path": "/authentication/account/details",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "getAccountDetails"
    }
  },
  {
    "id": "exportAccount",
    "path": "/authentication/account/export",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "freshMinutes": 15,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "exportAccount"
    }
  },
  {
    "id": "countContents",
    "path": "/authentication/account/contents",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "countContents"
    }
  },
  {
    "id": "changePassword",
    "path": "/authentication/account/password",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": true,
    "body": {
      "required": true,
      "media": [
        "application/json"
      ],
      "record": "password/change",
      "empty": false
    },
    "method": "PUT",
    "operate": {
      "kind": "handler",
      "handler": "changePassword"
    }
  },
  {
    "id": "listSessions",
    "path": "/authentication/account/sessions",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "listSessions"
    }
  },
  {
    "id": "endOtherSessions",
    "path": "/authentication/account/sessions",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "DELETE",
    "operate": {
      "kind": "handler",
      "handler": "endOtherSessions"
    }
  },
  {
    "id": "endSession",
    "path": "/authentication/account/sessions/{resourceUuid}",
    "ids": [
      "resourceUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "DELETE",
    "operate": {
      "kind": "handler",
      "handler": "endSession"
    }
  },
  {
    "id": "getAccount",
    "path": "/authentication/account/{resourceUuid}/{type}",
    "ids": [
      "resourceUuid",
      "type"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "record",
      "verb": "get",
      "record": "account/account",
      "only": {
        "type": "{type}"
      },
      "sets": {},
      "id": "resourceUuid"
    }
  },
  {
    "id": "updateIndividualAccount",
    "path": "/authentication/account/individual/{resourceUuid}",
    "ids": [
      "resourceUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "account/account",
      "empty": false,
      "multipart": {
        "jsonPart": "individual",
        "fileParts": [
          "signaturePicture",
          "stampPicture"
        ]
      }
    },
    "method": "PUT",
    "operate": {
      "kind": "record",
      "verb": "update",
      "record": "account/account",
      "only": {},
      "sets": {
        "type": "INDIVIDUAL"
      }
    }
  },
  {
    "id": "updateCorporationAccount",
    "path": "/authentication/account/corporation/{resourceUuid}",
    "ids": [
      "resourceUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "account/account",
      "empty": false,
      "multipart": {
        "jsonPart": "corporation",
        "fileParts": [
          "signaturePicture",
          "stampPicture"
        ]
      }
    },
    "method": "PUT",
    "operate": {
      "kind": "record",
      "verb": "update",
      "record": "account/account",
      "only": {},
      "sets": {
        "type": "CORPORATION"
      }
    }
  },
  {
    "id": "getAccountFile",
    "path": "/authentication/file/{resourceUuid}",
    "ids": [
      "resourceUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "getFile"
    }
  },
  {
    "id": "getFile",
    "path": "/restapi/file/{resourceUuid}",
    "ids": [
      "resourceUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "getFile"
    }
  },
  {
    "id": "listRealEstates",
    "path": "/restapi/realestate",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "record",
      "verb": "list",
      "record": "real-estate/real-estate",
      "only": {},
      "sets": {}
    }
  },
  {
    "id": "createRealEstate",
    "path": "/restapi/realestate",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "real-estate/real-estate",
      "empty": false,
      "multipart": {
        "jsonPart": "commondata",
        "fileParts": [
          "pictures"
        ]
      }
    },
    "method": "POST",
    "operate": {
      "kind": "record",
      "verb": "create",
      "record": "real-estate/real-estate",
      "only": {},
      "sets": {}
    }
  },
  {
    "id": "listRealEstateTypes",
    "path": "/restapi/realestate/types",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "values",
      "handler": "listEnumeration",
      "values": [
        "BUILDING_LAND",
        "HOUSE",
        "APARTEMENT",
        "BUILDING",
        "PARKING",
        "BOX",
        "COMMERCIAL_SPACE",
        "LAND",
        "WAREHOUSE",
        "CASTEL",
        "OFFICE",
        "OTHER"
      ]
    }
  },
  {
    "id": "listRealEstateComponentTypes",
    "path": "/restapi/realestate/component-types",
    "ids": [],
    "query": [],
    "bearer": false,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "values",
      "handler": "listEnumeration",
      "values": [
        "LIVING_ROOM",
        "KITCHEN",
        "BED_ROOM",
        "LAUNDRY_ROOM",
        "TOILET",
        "SHOWER",
        "TOILET_SHOWER",
        "GARDEN",
        "TERRACE",
        "BALCONY",
        "CLOSET",
        "CAVE"
      ]
    }
  },
  {
    "id": "getRealEstatePicture",
    "path": "/restapi/realestate/picture/{resourceUuid}",
    "ids": [
      "resourceUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "getFile"
    }
  },
  {
    "id": "getRealEstate",
    "path": "/restapi/realestate/{realestateUuid}",
    "ids": [
      "realestateUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "record",
      "verb": "get",
      "record": "real-estate/real-estate",
      "only": {},
      "sets": {}
    }
  },
  {
    "id": "updateRealEstate",
    "path": "/restapi/realestate/{realestateUuid}",
    "ids": [
      "realestateUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "real-estate/real-estate",
      "empty": false,
      "multipart": {
        "jsonPart": "commondata",
        "fileParts": [
          "pictures"
        ]
      }
    },
    "method": "PUT",
    "operate": {
      "kind": "record",
      "verb": "update",
      "record": "real-estate/real-estate",
      "only": {},
      "sets": {}
    }
  },
  {
    "id": "removeRealEstate",
    "path": "/restapi/realestate/{realestateUuid}",
    "ids": [
      "realestateUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "DELETE",
    "operate": {
      "kind": "record",
      "verb": "remove",
      "record": "real-estate/real-estate",
      "only": {},
      "sets": {}
    }
  },
  {
    "id": "listTenants",
    "path": "/restapi/tenant/",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "record",
      "verb": "list",
      "record": "tenant/tenant",
      "only": {},
      "sets": {}
    }
  },
  {
    "id": "searchPeople",
    "path": "/restapi/tenant/people",
    "ids": [],
    "query": [
      {
        "name": "search",
        "required": true,
        "maxLength": 100
      }
    ],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "search",
      "handler": "searchEntries",
      "record": "tenant/tenant",
      "lists": [
        "guarantors",
        "emergencyContacts"
      ],
      "texts": [
        "person.name",
        "person.firstName",
        "person.surname",
        "person.contacts.0.email",
        "person.contacts.0.mobile",
        "person.contacts.0.phone"
      ]
    }
  },
  {
    "id": "createIndividualTenant",
    "path": "/restapi/tenant/individual",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "tenant/tenant",
      "empty": false,
      "multipart": {
        "jsonPart": "tenant",
        "fileParts": [
          "identificationDocument",
          "documents",
          "picture"
        ]
      }
    },
    "method": "POST",
    "operate": {
      "kind": "record",
      "verb": "create",
      "record": "tenant/tenant",
      "only": {},
      "sets": {
        "type": "INDIVIDUAL"
      }
    }
  },
  {
    "id": "getIndividualTenant",
    "path": "/restapi/tenant/individual/{tenantUuid}",
    "ids": [
      "tenantUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "record",
      "verb": "get",
      "record": "tenant/tenant",
      "only": {
        "type": "INDIVIDUAL"
      },
      "sets": {}
    }
  },
  {
    "id": "updateIndividualTenant",
    "path": "/restapi/tenant/individual/{tenantUuid}",
    "ids": [
      "tenantUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "tenant/tenant",
      "empty": false,
      "multipart": {
        "jsonPart": "tenant",
        "fileParts": [
          "identificationDocument",
          "documents",
          "picture"
        ]
      }
    },
    "method": "PUT",
    "operate": {
      "kind": "record",
      "verb": "update",
      "record": "tenant/tenant",
      "only": {
        "type": "INDIVIDUAL"
      },
      "sets": {
        "type": "INDIVIDUAL"
      }
    }
  },
  {
    "id": "createCorporationTenant",
    "path": "/restapi/tenant/corporation",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "tenant/tenant",
      "empty": false,
      "multipart": {
        "jsonPart": "tenant",
        "fileParts": [
          "identificationDocument",
          "documents",
          "picture"
        ]
      }
    },
    "method": "POST",
    "operate": {
      "kind": "record",
      "verb": "create",
      "record": "tenant/tenant",
      "only": {},
      "sets": {
        "type": "CORPORATION"
      }
    }
  },
  {
    "id": "getCorporationTenant",
    "path": "/restapi/tenant/corporation/{tenantUuid}",
    "ids": [
      "tenantUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "record",
      "verb": "get",
      "record": "tenant/tenant",
      "only": {
        "type": "CORPORATION"
      },
      "sets": {}
    }
  },
  {
    "id": "updateCorporationTenant",
    "path": "/restapi/tenant/corporation/{tenantUuid}",
    "ids": [
      "tenantUuid"
    ],
    "query": [],
    "bearer": true,
    "idempotent": true,
    "knowsDevice": false,
    "body": {
      "required": true,
      "media": [
        "multipart/form-data"
      ],
      "record": "tenant/tenant",
      "empty": false,
      "multipart": {
        "jsonPart": "tenant",
        "fileParts": [
          "identificationDocument",
          "documents",
          "picture"
        ]
      }
    },
    "method": "PUT",
    "operate": {
      "kind": "record",
      "verb": "update",
      "record": "tenant/tenant",
      "only": {
        "type": "CORPORATION"
      },
      "sets": {
        "type": "CORPORATION"
      }
    }
  },
  {
    "id": "listLegalStatuses",
    "path": "/auxiliary/lookup/corporation-legal-status",
    "ids": [],
    "query": [
      {
        "name": "input",
        "required": false,
        "maxLength": 100
      }
    ],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "lookup",
      "handler": "listValues",
      "lookup": "legal-statuses"
    }
  },
  {
    "id": "listIdentificationDocumentTypes",
    "path": "/auxiliary/lookup/identification-document-types",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "lookup",
      "handler": "listValues",
      "lookup": "identification-document-types"
    }
  },
  {
    "id": "listDocumentTypes",
    "path": "/auxiliary/lookup/document-types",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "lookup",
      "handler": "listValues",
      "lookup": "document-types"
    }
  },
  {
    "id": "listContractTypes",
    "path": "/auxiliary/lookup/contract-types",
    "ids": [],
    "query": [],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "lookup",
      "handler": "listValues",
      "lookup": "contract-types"
    }
  },
  {
    "id": "listCountries",
    "path": "/auxiliary/lookup/country",
    "ids": [],
    "query": [
      {
        "name": "countryName",
        "required": false,
        "maxLength": 100
      }
    ],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "listCountries"
    }
  },
  {
    "id": "listAddressCountries",
    "path": "/auxiliary/address/country",
    "ids": [],
    "query": [
      {
        "name": "countryName",
        "required": false,
        "maxLength": 100
      }
    ],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "listCountries"
    }
  },
  {
    "id": "listTowns",
    "path": "/auxiliary/address/town",
    "ids": [],
    "query": [
      {
        "name": "countryName",
        "required": false,
        "maxLength": 100
      },
      {
        "name": "input",
        "required": false,
        "maxLength": 100
      }
    ],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "handler",
      "handler": "listTowns"
    }
  },
  {
    "id": "listJobs",
    "path": "/auxiliary/job",
    "ids": [],
    "query": [
      {
        "name": "input",
        "required": false,
        "maxLength": 100
      }
    ],
    "bearer": true,
    "idempotent": false,
    "knowsDevice": false,
    "method": "GET",
    "operate": {
      "kind": "lookup",
      "handler": "listValues",
      "lookup": "jobs"
    }
  }
]
