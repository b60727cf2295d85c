// Made by `npm run generate`. Change schemas/account and run it again.
import validators from '../account/validators.gen.js'
import conditions from '../account/conditions.gen.js'
import rules from '../account/conditions.gen.js'

const shared0 = {
  "type": "string",
  "enum": [
    "CORPORATION",
    "INDIVIDUAL"
  ],
  "wire": {
    "aliases": {
      "individual": "INDIVIDUAL",
      "corporation": "CORPORATION"
    }
  }
}
const shared1 = {
  "type": "string",
  "format": "url",
  "maxLength": 500
}
const shared2 = {
  "type": "string",
  "format": "email",
  "maxLength": 254
}
const shared3 = {
  "type": "string",
  "format": "mobile",
  "maxLength": 40
}
const shared4 = {
  "type": "string",
  "format": "landline",
  "maxLength": 40
}
const shared5 = {
  "type": "string",
  "maxLength": 500,
  "wire": {
    "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
  }
}
const shared6 = {
  "type": "string",
  "format": "bankRib",
  "maxLength": 60,
  "copy": true,
  "proposals": {
    "iban": "ribOfIban"
  }
}
const shared7 = {
  "type": "string",
  "format": "bankIban",
  "maxLength": 60,
  "copy": true,
  "proposals": {
    "rib": "ibanOfRib"
  }
}
const shared8 = {
  "type": "string",
  "maxLength": 20,
  "copy": true
}
const shared9 = {
  "label": {
    "type": "string",
    "maxLength": 255
  },
  "resourceUuid": {
    "type": "string",
    "format": "uuid"
  }
}
const shared10 = [
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/svg"
]
const shared11 = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label",
    "resourceUuid"
  ],
  "properties": shared9,
  "upload": {
    "accept": shared10,
    "maxBytes": 10485760,
    "bytes": "getAccountFile",
    "whole": true,
    "part": "signaturePicture"
  },
  "readOnly": true,
  "wire": {
    "keptAs": "oldSignaturePicture"
  }
}
const shared12 = {
  "type": "string",
  "writeOnly": true,
  "maxLength": 36
}
const shared13 = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label",
    "resourceUuid"
  ],
  "properties": shared9,
  "upload": {
    "accept": shared10,
    "maxBytes": 10485760,
    "bytes": "getAccountFile",
    "whole": true,
    "part": "stampPicture"
  },
  "readOnly": true,
  "wire": {
    "keptAs": "oldStampPicture"
  }
}
const shared14 = {
  "type": "string",
  "enum": [
    "MR",
    "MRS",
    "MS"
  ]
}
const shared15 = {
  "type": "string",
  "format": "line",
  "maxLength": 200
}
const shared16 = {
  "type": "string",
  "lookup": "countries",
  "maxLength": 3
}
const shared17 = {
  "type": "string",
  "lookup": "legalStatuses",
  "maxLength": 200
}
const shared18 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000000,
  "unit": "€"
}
const shared19 = {
  "type": "string",
  "format": "siren",
  "maxLength": 40,
  "copy": true,
  "proposals": {
    "siret": "sirenOfSiret"
  }
}
const shared20 = {
  "type": "string",
  "format": "siret",
  "maxLength": 40,
  "copy": true
}
const shared21 = {
  "type": "string",
  "format": "vat",
  "maxLength": 40,
  "copy": true,
  "proposals": {
    "siren": "vatOfSiren"
  }
}
const shared22 = {
  "path": "type",
  "words": "type",
  "kind": "choice",
  "schema": shared0,
  "required": true,
  "placed": {
    "as": "radio"
  },
  "section": "type"
}
const shared23 = {
  "path": "gender",
  "words": "gender",
  "kind": "choice",
  "schema": shared14,
  "required": false,
  "placed": {
    "as": "radio"
  },
  "section": "individual"
}
const shared24 = {
  "path": "surname",
  "words": "surname",
  "kind": "text",
  "schema": shared15,
  "required": false,
  "placed": {
    "autocomplete": "family-name"
  },
  "section": "individual"
}
const shared25 = {
  "path": "firstName",
  "words": "firstName",
  "kind": "text",
  "schema": shared15,
  "required": false,
  "placed": {
    "autocomplete": "given-name"
  },
  "section": "individual"
}
const shared26 = {
  "path": "birthDate",
  "words": "birthDate",
  "kind": "date",
  "schema": {
    "type": "string",
    "format": "pastDate"
  },
  "required": false,
  "placed": {
    "autocomplete": "bday"
  },
  "section": "individual"
}
const shared27 = {
  "path": "placeOfBirth",
  "words": "placeOfBirth",
  "kind": "text",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared28 = {
  "path": "nationality",
  "words": "nationality",
  "kind": "choice",
  "schema": shared16,
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared29 = {
  "path": "name",
  "words": "name",
  "kind": "text",
  "schema": shared15,
  "required": false,
  "placed": {
    "autocomplete": "organization"
  },
  "section": "corporation"
}
const shared30 = {
  "path": "legalStatus",
  "words": "legalStatus",
  "kind": "choice",
  "schema": shared17,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared31 = {
  "path": "shareCapital",
  "words": "shareCapital",
  "kind": "number",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared32 = {
  "path": "siret",
  "words": "siret",
  "kind": "text",
  "schema": shared20,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared33 = {
  "path": "siren",
  "words": "siren",
  "kind": "text",
  "schema": shared19,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared34 = {
  "path": "vatNumber",
  "words": "vatNumber",
  "kind": "text",
  "schema": shared21,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared35 = {
  "path": "website",
  "words": "website",
  "kind": "website",
  "schema": shared1,
  "required": false,
  "placed": {},
  "section": "website"
}
const shared36 = {
  "path": "contacts.0.email",
  "words": "contacts.email",
  "kind": "email",
  "schema": shared2,
  "required": true,
  "placed": {
    "autocomplete": "email"
  },
  "section": "contact"
}
const shared37 = {
  "path": "contacts.0.mobile",
  "words": "contacts.mobile",
  "kind": "phone",
  "schema": shared3,
  "required": true,
  "placed": {
    "autocomplete": "tel"
  },
  "section": "contact"
}
const shared38 = {
  "path": "contacts.0.phone",
  "words": "contacts.phone",
  "kind": "phone",
  "schema": shared4,
  "required": false,
  "placed": {},
  "section": "contact"
}
const shared39 = {
  "path": "contacts.0.address",
  "words": "contacts.address",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {
    "autocomplete": "street-address"
  },
  "section": "contact"
}
const shared40 = {
  "path": "bankAccounts.0.bankName",
  "words": "bankAccounts.bankName",
  "kind": "text",
  "schema": {
    "type": "string",
    "maxLength": 200
  },
  "required": false,
  "placed": {},
  "section": "bank"
}
const shared41 = {
  "path": "bankAccounts.0.bic",
  "words": "bankAccounts.bic",
  "kind": "text",
  "schema": shared8,
  "required": false,
  "placed": {},
  "section": "bank"
}
const shared42 = {
  "path": "bankAccounts.0.address",
  "words": "bankAccounts.address",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {},
  "section": "bank"
}
const shared43 = {
  "path": "bankAccounts.0.rib",
  "words": "bankAccounts.rib",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "bank"
}
const shared44 = {
  "path": "bankAccounts.0.iban",
  "words": "bankAccounts.iban",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "bank"
}
const shared45 = {
  "path": "signaturePicture",
  "words": "signaturePicture",
  "kind": "files",
  "schema": shared11,
  "required": false,
  "placed": {},
  "section": "signature"
}
const shared46 = {
  "path": "stampPicture",
  "words": "stampPicture",
  "kind": "files",
  "schema": shared13,
  "required": false,
  "placed": {},
  "section": "stamp"
}
const shared47 = [
  {
    "toast": "accessDenied",
    "type": "error"
  }
]
const shared48 = [
  {
    "toast": "loadFailed",
    "type": "error",
    "details": "reason"
  }
]
const shared49 = [
  {
    "toast": "alreadySaved",
    "type": "warning"
  }
]
const shared50 = [
  {
    "toast": "tooLarge",
    "type": "error",
    "details": "fields"
  }
]
const shared51 = [
  "markFields",
  {
    "toast": "invalidInput",
    "type": "error",
    "details": "fields"
  }
]
const shared52 = [
  {
    "toast": "saveFailed",
    "type": "error",
    "details": "reason"
  }
]

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "contacts"
    ],
    "properties": {
      "resourceUuid": {
        "type": "string",
        "format": "uuid",
        "readOnly": true
      },
      "type": shared0,
      "website": shared1,
      "contacts": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "email": shared2,
            "mobile": shared3,
            "phone": shared4,
            "address": shared5
          },
          "required": [
            "email",
            "mobile"
          ]
        }
      },
      "bankAccounts": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "bankName": {
              "type": "string",
              "maxLength": 200
            },
            "address": shared5,
            "rib": shared6,
            "iban": shared7,
            "bic": shared8
          }
        }
      },
      "signaturePicture": shared11,
      "oldSignaturePicture": shared12,
      "stampPicture": shared13,
      "oldStampPicture": shared12,
      "creationStep": {
        "type": "integer",
        "const": 2,
        "writeOnly": true
      },
      "gender": shared14,
      "surname": shared15,
      "firstName": shared15,
      "birthDate": {
        "type": "string",
        "format": "pastDate"
      },
      "placeOfBirth": shared15,
      "nationality": shared16,
      "name": shared15,
      "legalStatus": shared17,
      "shareCapital": shared18,
      "siren": shared19,
      "siret": shared20,
      "vatNumber": shared21
    },
    "rules": [
      {
        "if": 2,
        "then": {
          "required": [
            "surname",
            "firstName"
          ]
        }
      }
    ],
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "sections",
    "ui:submitButtonOptions": {
      "norender": true
    },
    "type": {
      "ui:field": "choice"
    },
    "gender": {
      "ui:field": "choice"
    },
    "surname": {
      "ui:field": "text"
    },
    "firstName": {
      "ui:field": "text"
    },
    "birthDate": {
      "ui:field": "date"
    },
    "placeOfBirth": {
      "ui:field": "text"
    },
    "nationality": {
      "ui:field": "choice"
    },
    "name": {
      "ui:field": "text"
    },
    "legalStatus": {
      "ui:field": "choice"
    },
    "shareCapital": {
      "ui:field": "number"
    },
    "siret": {
      "ui:field": "text"
    },
    "siren": {
      "ui:field": "text"
    },
    "vatNumber": {
      "ui:field": "text"
    },
    "website": {
      "ui:field": "website"
    },
    "contacts": {
      "items": {
        "email": {
          "ui:field": "email"
        },
        "mobile": {
          "ui:field": "phone"
        },
        "phone": {
          "ui:field": "phone"
        },
        "address": {
          "ui:field": "text"
        }
      }
    },
    "bankAccounts": {
      "items": {
        "bankName": {
          "ui:field": "text"
        },
        "bic": {
          "ui:field": "text"
        },
        "address": {
          "ui:field": "text"
        },
        "rib": {
          "ui:field": "text"
        },
        "iban": {
          "ui:field": "text"
        }
      }
    },
    "signaturePicture": {
      "ui:field": "files"
    },
    "stampPicture": {
      "ui:field": "files"
    }
  },
  "start": {},
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          shared22
        ]
      ]
    },
    {
      "id": "individual",
      "rows": [
        [
          shared23
        ],
        [
          shared24,
          shared25
        ],
        [
          shared26,
          shared27
        ],
        [
          shared28
        ]
      ],
      "show": 2
    },
    {
      "id": "corporation",
      "rows": [
        [
          shared29,
          shared30
        ],
        [
          shared31
        ],
        [
          shared32,
          shared33
        ],
        [
          shared34
        ]
      ],
      "show": 3
    },
    {
      "id": "website",
      "rows": [
        [
          shared35
        ]
      ]
    },
    {
      "id": "contact",
      "rows": [
        [
          shared36
        ],
        [
          shared37,
          shared38
        ],
        [
          shared39
        ]
      ]
    },
    {
      "id": "bank",
      "rows": [
        [
          shared40,
          shared41
        ],
        [
          shared42
        ],
        [
          shared43
        ],
        [
          shared44
        ]
      ]
    },
    {
      "id": "signature",
      "rows": [
        [
          shared45
        ]
      ]
    },
    {
      "id": "stamp",
      "rows": [
        [
          shared46
        ]
      ]
    }
  ],
  "fields": [
    shared22,
    shared23,
    shared24,
    shared25,
    shared26,
    shared27,
    shared28,
    shared29,
    shared30,
    shared31,
    shared32,
    shared33,
    shared34,
    shared35,
    shared36,
    shared37,
    shared38,
    shared39,
    shared40,
    shared41,
    shared42,
    shared43,
    shared44,
    shared45,
    shared46
  ],
  "tabs": [],
  "constants": [],
  "cancel": "/account",
  "draft": true,
  "load": {
    "operation": "getAccountDetails",
    "then": "getAccount",
    "outcomes": {
      "401": [
        "signInAgain"
      ],
      "403": shared47,
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        }
      ],
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared48
    }
  },
  "update": {
    "operation": "updateIndividualAccount",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "updateIndividualAccount",
        "CORPORATION": "updateCorporationAccount"
      }
    },
    "outcomes": {
      "200": [
        {
          "toast": "updated",
          "type": "success"
        },
        {
          "go": "/account"
        }
      ],
      "401": [
        "signInAgain"
      ],
      "403": shared47,
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        },
        {
          "alert": "removedMeanwhile"
        }
      ],
      "409": shared49,
      "412": [
        "merge"
      ],
      "413": shared50,
      "422": shared51,
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared52
    }
  },
  "actions": [
    {
      "id": "export",
      "icon": "download",
      "apart": true,
      "operation": "exportAccount",
      "outcomes": {
        "200": [
          {
            "download": "trousseau.zip"
          }
        ],
        "401": [
          "signInAgain"
        ],
        "403": shared47,
        "429": [
          {
            "toast": "tooMany",
            "type": "error"
          }
        ],
        "other": shared48
      }
    },
    {
      "id": "remove",
      "icon": "remove",
      "danger": true,
      "confirm": true,
      "counts": "countContents",
      "before": "export",
      "apart": true,
      "operation": "removeUser",
      "outcomes": {
        "200": [
          "signOut",
          {
            "go": "/"
          },
          {
            "toast": "removed",
            "type": "success"
          }
        ],
        "401": [
          "signInAgain"
        ],
        "403": shared47,
        "409": shared49,
        "412": [
          {
            "toast": "changedMeanwhile",
            "type": "warning"
          }
        ],
        "413": shared50,
        "422": shared51,
        "429": [
          {
            "toast": "tooMany",
            "type": "error"
          }
        ],
        "other": shared52
      }
    }
  ],
  "name": "account/account",
  "record": "account/account",
  "namespace": "account",
  "lookups": [
    "countries",
    "legalStatuses"
  ],
  "sent": {
    "creationStep": 2
  }
}

export default { plan, validators, conditions, rules }
