// Made by `npm run generate`. Change schemas/tenant and run it again.
import validators from '../tenant/validators.gen.js'
import conditions from '../tenant/conditions.gen.js'
import rules from '../tenant/conditions.gen.js'

const shared0 = {
  "type": "string",
  "format": "uuid",
  "readOnly": true
}
const shared1 = {
  "individual": "INDIVIDUAL",
  "corporation": "CORPORATION"
}
const shared2 = {
  "type": "string",
  "enum": [
    "INDIVIDUAL",
    "CORPORATION"
  ],
  "aliases": shared1,
  "default": "CORPORATION"
}
const shared3 = {
  "type": "string",
  "format": "line",
  "maxLength": 40,
  "numbered": "LOC-{number}"
}
const shared4 = {
  "type": "string",
  "format": "uuid",
  "identity": true
}
const shared5 = {
  "type": "string",
  "enum": [
    "MR",
    "MS",
    "MRS"
  ]
}
const shared6 = {
  "type": "string",
  "format": "line",
  "maxLength": 200
}
const shared7 = {
  "type": "string",
  "lookup": "countries",
  "maxLength": 3
}
const shared8 = {
  "type": "string",
  "format": "line",
  "lookup": "jobs",
  "open": true,
  "maxLength": 200
}
const shared9 = {
  "type": "string",
  "lookup": "legalStatuses",
  "maxLength": 200
}
const shared10 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000000,
  "unit": "€"
}
const shared11 = {
  "type": "string",
  "format": "siren",
  "maxLength": 40,
  "copy": true,
  "remarks": [
    "siren"
  ],
  "proposals": [
    {
      "from": "siret",
      "by": "sirenOfSiret"
    }
  ]
}
const shared12 = {
  "type": "string",
  "format": "siret",
  "maxLength": 40,
  "copy": true,
  "remarks": [
    "siret"
  ]
}
const shared13 = {
  "type": "string",
  "format": "vat",
  "maxLength": 40,
  "copy": true,
  "remarks": [
    "vat"
  ],
  "proposals": [
    {
      "from": "siren",
      "by": "vatOfSiren"
    }
  ]
}
const shared14 = {
  "type": "string",
  "format": "url",
  "maxLength": 500
}
const shared15 = {
  "type": "string",
  "format": "email",
  "maxLength": 254
}
const shared16 = {
  "type": "string",
  "format": "mobile",
  "maxLength": 40
}
const shared17 = {
  "type": "string",
  "format": "landline",
  "maxLength": 40
}
const shared18 = {
  "type": "string",
  "format": "line",
  "maxLength": 500,
  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
}
const shared19 = {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "email": shared15,
    "secondEmail": shared15,
    "mobile": shared16,
    "phone": shared17,
    "address": shared18,
    "initialContact": {
      "type": "boolean"
    }
  }
}
const shared20 = {
  "type": "string",
  "format": "bankRib",
  "maxLength": 60,
  "copy": true,
  "remarks": [
    "rib"
  ],
  "proposals": [
    {
      "from": "iban",
      "by": "ribOfIban"
    }
  ]
}
const shared21 = {
  "type": "string",
  "format": "bankIban",
  "maxLength": 60,
  "copy": true,
  "remarks": [
    "iban"
  ],
  "proposals": [
    {
      "from": "rib",
      "by": "ibanOfRib"
    }
  ]
}
const shared22 = {
  "type": "string",
  "format": "line",
  "maxLength": 20,
  "copy": true
}
const shared23 = {
  "type": "string",
  "lookup": "identificationDocumentTypes",
  "maxLength": 100
}
const shared24 = {
  "type": "string",
  "format": "line",
  "maxLength": 100
}
const shared25 = {
  "type": "string",
  "format": "date",
  "expiresSoon": 30
}
const shared26 = {
  "label": {
    "type": "string",
    "maxLength": 255
  },
  "resourceUuid": {
    "type": "string",
    "format": "uuid"
  }
}
const shared27 = [
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/svg"
]
const shared28 = {
  "holder": "metaData",
  "name": "fileName",
  "id": "fileUuid",
  "stamp": "uploaddate",
  "stampedAs": "uploadDate"
}
const shared29 = {
  "type": "object",
  "additionalProperties": false,
  "properties": shared26,
  "required": [
    "label",
    "resourceUuid"
  ],
  "readOnly": true,
  "upload": {
    "part": "identificationDocument",
    "accept": shared27,
    "maxBytes": 20971520,
    "bytes": "getFile",
    "whole": true,
    "sentAs": shared28
  }
}
const shared30 = {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "fileName": {
      "type": "string",
      "maxLength": 255
    },
    "fileUuid": {
      "type": "string",
      "format": "uuid"
    }
  },
  "required": [
    "fileName"
  ],
  "writeOnly": true
}
const shared31 = {
  "type": "string",
  "format": "stamp",
  "maxLength": 40,
  "readOnly": true
}
const shared32 = {
  "type": "string",
  "format": "stamp",
  "maxLength": 40,
  "writeOnly": true
}
const shared33 = {
  "type": "object",
  "additionalProperties": false,
  "properties": shared26,
  "required": [
    "label",
    "resourceUuid"
  ],
  "listed": false,
  "upload": {
    "part": "picture",
    "accept": shared27,
    "maxBytes": 10485760,
    "bytes": "getFile"
  }
}
const shared34 = {
  "type": "string",
  "format": "line",
  "maxLength": 200,
  "listed": false
}
const shared35 = {
  "type": "string",
  "format": "line",
  "maxLength": 500,
  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}",
  "listed": false
}
const shared36 = {
  "type": "string",
  "lookup": "contractTypes",
  "maxLength": 100,
  "listed": false
}
const shared37 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000,
  "unit": "€",
  "listed": false
}
const shared38 = {
  "type": "string",
  "enum": [
    "INDIVIDUAL",
    "CORPORATION"
  ],
  "aliases": shared1,
  "default": "INDIVIDUAL"
}
const shared39 = {
  "resourceUuid": shared4,
  "type": shared38,
  "person": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "resourceUuid": shared4,
      "gender": shared5,
      "surname": shared6,
      "firstName": shared6,
      "birthDate": {
        "type": "string",
        "format": "pastDate"
      },
      "placeOfBirth": shared6,
      "nationality": shared7,
      "name": shared6,
      "legalStatus": shared9,
      "shareCapital": shared10,
      "siren": shared11,
      "siret": shared12,
      "vatNumber": shared13,
      "contacts": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "mobile": shared16,
            "phone": shared17,
            "email": shared15,
            "address": shared18
          }
        }
      }
    }
  }
}
const shared40 = {
  "required": [
    "type"
  ],
  "properties": {
    "type": {
      "const": "INDIVIDUAL"
    }
  }
}
const shared41 = [
  "gender",
  "surname",
  "firstName",
  "birthDate",
  "placeOfBirth",
  "nationality",
  "contacts"
]
const shared42 = {
  "contacts": {
    "type": "array",
    "minItems": 1,
    "items": {
      "required": [
        "mobile",
        "email"
      ]
    }
  }
}
const shared43 = {
  "required": [
    "type"
  ],
  "properties": {
    "type": {
      "const": "CORPORATION"
    }
  }
}
const shared44 = {
  "type": "array",
  "maxItems": 50,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person"
    ],
    "properties": shared39,
    "rules": [
      {
        "if": shared40,
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": shared41,
              "properties": shared42
            }
          }
        }
      },
      {
        "if": shared43,
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": [
                "name",
                "contacts"
              ],
              "properties": shared42
            }
          }
        }
      }
    ]
  },
  "minItems": 1,
  "listed": false
}
const shared45 = {
  "type": "array",
  "maxItems": 50,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person"
    ],
    "properties": shared39,
    "rules": [
      {
        "if": shared40,
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": shared41,
              "properties": {
                "contacts": {
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "required": [
                      "mobile"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      {
        "if": shared43,
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": [
                "name"
              ]
            }
          }
        }
      }
    ]
  },
  "minItems": 1,
  "listed": false
}
const shared46 = {
  "type": "string",
  "lookup": "documentTypes",
  "maxLength": 100
}
const shared47 = {
  "type": "string",
  "format": "line",
  "maxLength": 500
}
const shared48 = {
  "type": "array",
  "maxItems": 20,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "fileData",
      "metaData"
    ],
    "properties": {
      "resourceUuid": shared0,
      "type": shared46,
      "description": shared47,
      "fileData": {
        "type": "object",
        "additionalProperties": false,
        "properties": shared26,
        "required": [
          "label",
          "resourceUuid"
        ],
        "readOnly": true,
        "upload": {
          "part": "documents",
          "accept": [
            "*/*"
          ],
          "maxBytes": 20971520,
          "bytes": "getFile",
          "sentAs": shared28
        }
      },
      "metaData": shared30,
      "uploadDate": shared31,
      "uploaddate": shared32
    }
  },
  "listed": false
}
const shared49 = {
  "type": "string",
  "maxLength": 5000,
  "listed": false
}
const shared50 = {
  "contacts": {
    "type": "array",
    "minItems": 1,
    "items": {
      "required": [
        "email",
        "mobile",
        "address"
      ]
    }
  }
}
const shared51 = {
  "items": {
    "email": {
      "ui:field": "email"
    },
    "secondEmail": {
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
}
const shared52 = {
  "path": "type",
  "words": "type",
  "kind": "choice",
  "schema": shared2,
  "required": true,
  "placed": {
    "as": "radio",
    "fixed": true
  },
  "section": "type",
  "tab": "personal"
}
const shared53 = {
  "path": "reference",
  "words": "reference",
  "kind": "text",
  "schema": shared3,
  "required": false,
  "placed": {
    "readOnly": true
  },
  "section": "type",
  "tab": "personal",
  "shownIf": 4
}
const shared54 = {
  "path": "picture",
  "words": "picture",
  "kind": "files",
  "schema": shared33,
  "required": false,
  "placed": {},
  "section": "picture",
  "tab": "personal"
}
const shared55 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared56 = {
  "path": "person.legalStatus",
  "words": "person.legalStatus",
  "kind": "choice",
  "schema": shared9,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared57 = {
  "path": "person.shareCapital",
  "words": "person.shareCapital",
  "kind": "number",
  "schema": shared10,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared58 = {
  "path": "person.activityField",
  "words": "person.activityField",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared59 = {
  "path": "person.siret",
  "words": "person.siret",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared60 = {
  "path": "person.siren",
  "words": "person.siren",
  "kind": "text",
  "schema": shared11,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared61 = {
  "path": "person.vatNumber",
  "words": "person.vatNumber",
  "kind": "text",
  "schema": shared13,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared62 = {
  "path": "person.website",
  "words": "person.website",
  "kind": "website",
  "schema": shared14,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared63 = {
  "path": "person.gender",
  "words": "person.gender",
  "kind": "choice",
  "schema": shared5,
  "required": false,
  "placed": {
    "as": "radio"
  },
  "section": "person",
  "tab": "personal"
}
const shared64 = {
  "path": "person.surname",
  "words": "person.surname",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared65 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared66 = {
  "path": "person.middlename",
  "words": "person.middlename",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared67 = {
  "path": "person.birthDate",
  "words": "person.birthDate",
  "kind": "date",
  "schema": {
    "type": "string",
    "format": "pastDate"
  },
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared68 = {
  "path": "person.placeOfBirth",
  "words": "person.placeOfBirth",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared69 = {
  "path": "person.nationality",
  "words": "person.nationality",
  "kind": "choice",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared70 = {
  "path": "representative.gender",
  "words": "representative.gender",
  "kind": "choice",
  "schema": shared5,
  "required": false,
  "placed": {
    "as": "radio"
  },
  "section": "representative",
  "tab": "personal"
}
const shared71 = {
  "path": "representative.surname",
  "words": "representative.surname",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared72 = {
  "path": "representative.firstName",
  "words": "representative.firstName",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared73 = {
  "path": "representative.middle",
  "words": "representative.middle",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared74 = {
  "path": "representative.nationality",
  "words": "representative.nationality",
  "kind": "choice",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared75 = {
  "path": "representative.contacts.0.email",
  "words": "representative.contacts.email",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared76 = {
  "path": "representative.contacts.0.secondEmail",
  "words": "representative.contacts.secondEmail",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared77 = {
  "path": "representative.contacts.0.mobile",
  "words": "representative.contacts.mobile",
  "kind": "phone",
  "schema": shared16,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared78 = {
  "path": "representative.contacts.0.phone",
  "words": "representative.contacts.phone",
  "kind": "phone",
  "schema": shared17,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared79 = {
  "path": "representative.contacts.0.address",
  "words": "representative.contacts.address",
  "kind": "text",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared80 = {
  "path": "person.contacts.0.email",
  "words": "person.contacts.email",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "shownIf": 5
}
const shared81 = {
  "path": "person.contacts.0.secondEmail",
  "words": "person.contacts.secondEmail",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "shownIf": 5
}
const shared82 = {
  "path": "person.contacts.0.mobile",
  "words": "person.contacts.mobile",
  "kind": "phone",
  "schema": shared16,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "shownIf": 5
}
const shared83 = {
  "path": "person.contacts.0.phone",
  "words": "person.contacts.phone",
  "kind": "phone",
  "schema": shared17,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "shownIf": 5
}
const shared84 = {
  "path": "person.contacts.0.address",
  "words": "person.contacts.address",
  "kind": "text",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal"
}
const shared85 = {
  "path": "identificationDocument.type",
  "words": "identificationDocument.type",
  "kind": "choice",
  "schema": shared23,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared86 = {
  "path": "identificationDocument.registrationNumber",
  "words": "identificationDocument.registrationNumber",
  "kind": "text",
  "schema": shared24,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared87 = {
  "path": "identificationDocument.expirationDate",
  "words": "identificationDocument.expirationDate",
  "kind": "date",
  "schema": shared25,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared88 = {
  "path": "identificationDocument.fileData",
  "words": "identificationDocument.fileData",
  "kind": "files",
  "schema": shared29,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared89 = {
  "path": "person.profession",
  "words": "person.profession",
  "kind": "choice",
  "schema": shared8,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disabledIf": [
    2
  ]
}
const shared90 = {
  "path": "contractType",
  "words": "contractType",
  "kind": "choice",
  "schema": shared36,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disabledIf": [
    2
  ]
}
const shared91 = {
  "path": "monthlyIncome",
  "words": "monthlyIncome",
  "kind": "number",
  "schema": shared37,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disabledIf": [
    2
  ]
}
const shared92 = {
  "path": "employer",
  "words": "employer",
  "kind": "text",
  "schema": shared34,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disabledIf": [
    2
  ]
}
const shared93 = {
  "path": "employerAddress",
  "words": "employerAddress",
  "kind": "text",
  "schema": shared35,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disabledIf": [
    2
  ]
}
const shared94 = {
  "path": "person.bankAccounts.0.bankName",
  "words": "person.bankAccounts.bankName",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared95 = {
  "path": "person.bankAccounts.0.bic",
  "words": "person.bankAccounts.bic",
  "kind": "text",
  "schema": shared22,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared96 = {
  "path": "person.bankAccounts.0.address",
  "words": "person.bankAccounts.address",
  "kind": "text",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared97 = {
  "path": "person.bankAccounts.0.rib",
  "words": "person.bankAccounts.rib",
  "kind": "text",
  "schema": shared20,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared98 = {
  "path": "person.bankAccounts.0.iban",
  "words": "person.bankAccounts.iban",
  "kind": "text",
  "schema": shared21,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared99 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared6
}
const shared100 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared6
}
const shared101 = {
  "path": "person.surname",
  "words": "person.surname",
  "kind": "text",
  "schema": shared6
}
const shared102 = [
  {
    "path": "type",
    "words": "type",
    "kind": "choice",
    "schema": shared38
  },
  {
    "path": "name",
    "words": "name",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "texts": {
      "templates": [
        "{person.name} ({person.legalStatus})",
        "{person.name}",
        "{person.firstName} {person.surname}"
      ],
      "fields": {
        "person.name": shared99,
        "person.legalStatus": {
          "path": "person.legalStatus",
          "words": "person.legalStatus",
          "kind": "choice",
          "schema": shared9
        },
        "person.firstName": shared100,
        "person.surname": shared101
      }
    }
  },
  {
    "path": "reach",
    "words": "reach",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "lines": [
      {
        "path": "person.contacts.0.mobile",
        "words": "person.contacts.mobile",
        "kind": "phone",
        "schema": shared16
      },
      {
        "path": "person.contacts.0.email",
        "words": "person.contacts.email",
        "kind": "email",
        "schema": shared15
      }
    ]
  }
]
const shared103 = {
  "operation": "searchPeople",
  "query": "search",
  "columns": shared102
}
const shared104 = {
  "path": "guarantors",
  "words": "guarantors",
  "kind": "entries",
  "schema": shared44,
  "required": true,
  "placed": {},
  "section": "guarantors",
  "entry": {
    "form": "guarantor/guarantor",
    "namespace": "guarantor",
    "columns": shared102,
    "search": shared103
  },
  "tab": "finance"
}
const shared105 = {
  "path": "documents",
  "words": "documents",
  "kind": "entries",
  "schema": shared48,
  "required": false,
  "placed": {},
  "section": "documents",
  "entry": {
    "form": "supporting-document/supporting-document",
    "namespace": "supporting-document",
    "columns": [
      {
        "path": "type",
        "words": "type",
        "kind": "choice",
        "schema": shared46
      },
      {
        "path": "description",
        "words": "description",
        "kind": "text",
        "schema": shared47
      },
      {
        "path": "uploadDate",
        "words": "uploadDate",
        "kind": "text",
        "schema": shared31
      }
    ],
    "file": "fileData"
  },
  "tab": "documents"
}
const shared106 = {
  "path": "emergencyContacts",
  "words": "emergencyContacts",
  "kind": "entries",
  "schema": shared45,
  "required": true,
  "placed": {},
  "section": "emergencyContacts",
  "entry": {
    "form": "emergency-contact/emergency-contact",
    "namespace": "emergency-contact",
    "columns": shared102,
    "search": shared103
  },
  "tab": "documents"
}
const shared107 = {
  "path": "followupAddress",
  "words": "followupAddress",
  "kind": "text",
  "schema": shared35,
  "required": false,
  "placed": {},
  "section": "departure",
  "tab": "documents"
}
const shared108 = {
  "path": "privateComment",
  "words": "privateComment",
  "kind": "paragraph",
  "schema": shared49,
  "required": false,
  "placed": {},
  "section": "note",
  "tab": "documents"
}
const shared109 = [
  {
    "effect": "toast",
    "type": "error",
    "words": "accessDenied"
  }
]
const shared110 = [
  {
    "effect": "toast",
    "type": "error",
    "words": "tooMany"
  }
]
const shared111 = {
  "effect": "go",
  "to": [
    {
      "to": "/tenant/corporation/{resourceUuid}/details",
      "onlyIf": 3
    },
    {
      "to": "/tenant/individual/{resourceUuid}/details"
    }
  ]
}
const shared112 = [
  {
    "effect": "toast",
    "type": "warning",
    "words": "alreadySaved"
  }
]
const shared113 = [
  {
    "effect": "toast",
    "type": "error",
    "words": "tooLarge",
    "details": "fields"
  }
]
const shared114 = [
  {
    "effect": "markFields"
  },
  {
    "effect": "toast",
    "type": "error",
    "words": "invalidInput",
    "details": "fields"
  }
]
const shared115 = {
  "effect": "toast",
  "type": "error",
  "words": "saveFailed",
  "details": "reason"
}
const shared116 = [
  shared115
]

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person",
      "guarantors",
      "emergencyContacts"
    ],
    "properties": {
      "resourceUuid": shared0,
      "type": shared2,
      "reference": shared3,
      "person": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "resourceUuid": shared4,
          "gender": shared5,
          "surname": shared6,
          "firstName": shared6,
          "middlename": shared6,
          "birthDate": {
            "type": "string",
            "format": "pastDate"
          },
          "placeOfBirth": shared6,
          "nationality": shared7,
          "profession": shared8,
          "name": shared6,
          "legalStatus": shared9,
          "shareCapital": shared10,
          "siren": shared11,
          "siret": shared12,
          "vatNumber": shared13,
          "activityField": shared6,
          "website": shared14,
          "contacts": {
            "type": "array",
            "maxItems": 5,
            "items": shared19
          },
          "bankAccounts": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "bankName": shared6,
                "address": shared18,
                "rib": shared20,
                "iban": shared21,
                "bic": shared22
              }
            }
          }
        }
      },
      "representative": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "resourceUuid": shared4,
          "gender": shared5,
          "surname": shared6,
          "firstName": shared6,
          "middle": shared6,
          "birthDate": {
            "type": "string",
            "format": "pastDate"
          },
          "placeOfBirth": shared6,
          "nationality": shared7,
          "contacts": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "email": shared15,
                "secondEmail": shared15,
                "mobile": shared16,
                "phone": shared17,
                "address": shared18
              }
            }
          }
        },
        "listed": false
      },
      "contacts": {
        "type": "array",
        "maxItems": 5,
        "items": shared19,
        "readOnly": true,
        "derivedFrom": [
          "representative.contacts",
          "person.contacts"
        ]
      },
      "identificationDocument": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "type": shared23,
          "registrationNumber": shared24,
          "expirationDate": shared25,
          "fileData": shared29,
          "metaData": shared30,
          "uploadDate": shared31,
          "uploaddate": shared32
        }
      },
      "picture": shared33,
      "employer": shared34,
      "employerAddress": shared35,
      "contractType": shared36,
      "monthlyIncome": shared37,
      "guarantors": shared44,
      "emergencyContacts": shared45,
      "documents": shared48,
      "followupAddress": shared35,
      "privateComment": shared49
    },
    "rules": [
      {
        "if": 6,
        "then": {
          "required": [
            "identificationDocument"
          ],
          "properties": {
            "person": {
              "required": [
                "gender",
                "surname",
                "firstName",
                "birthDate",
                "placeOfBirth",
                "nationality",
                "profession",
                "contacts"
              ],
              "properties": shared50
            },
            "identificationDocument": {
              "required": [
                "registrationNumber",
                "expirationDate",
                "fileData"
              ]
            }
          }
        }
      },
      {
        "if": 7,
        "then": {
          "required": [
            "representative"
          ],
          "properties": {
            "person": {
              "required": [
                "name"
              ]
            },
            "representative": {
              "required": [
                "gender",
                "surname",
                "firstName",
                "nationality",
                "contacts"
              ],
              "properties": shared50
            }
          }
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
    "reference": {
      "ui:field": "text"
    },
    "picture": {
      "ui:field": "files"
    },
    "person": {
      "name": {
        "ui:field": "text"
      },
      "legalStatus": {
        "ui:field": "choice"
      },
      "shareCapital": {
        "ui:field": "number"
      },
      "activityField": {
        "ui:field": "text"
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
      "gender": {
        "ui:field": "choice"
      },
      "surname": {
        "ui:field": "text"
      },
      "firstName": {
        "ui:field": "text"
      },
      "middlename": {
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
      "contacts": shared51,
      "profession": {
        "ui:field": "choice"
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
      }
    },
    "representative": {
      "gender": {
        "ui:field": "choice"
      },
      "surname": {
        "ui:field": "text"
      },
      "firstName": {
        "ui:field": "text"
      },
      "middle": {
        "ui:field": "text"
      },
      "nationality": {
        "ui:field": "choice"
      },
      "contacts": shared51
    },
    "identificationDocument": {
      "type": {
        "ui:field": "choice"
      },
      "registrationNumber": {
        "ui:field": "text"
      },
      "expirationDate": {
        "ui:field": "date"
      },
      "fileData": {
        "ui:field": "files"
      }
    },
    "contractType": {
      "ui:field": "choice"
    },
    "monthlyIncome": {
      "ui:field": "number"
    },
    "employer": {
      "ui:field": "text"
    },
    "employerAddress": {
      "ui:field": "text"
    },
    "guarantors": {
      "ui:field": "entries"
    },
    "documents": {
      "ui:field": "entries"
    },
    "emergencyContacts": {
      "ui:field": "entries"
    },
    "followupAddress": {
      "ui:field": "text"
    },
    "privateComment": {
      "ui:field": "paragraph"
    }
  },
  "start": {
    "type": "CORPORATION"
  },
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          shared52,
          shared53
        ]
      ],
      "tab": "personal"
    },
    {
      "id": "picture",
      "rows": [
        [
          shared54
        ]
      ],
      "tab": "personal",
      "shownIf": 5
    },
    {
      "id": "corporation",
      "rows": [
        [
          shared55,
          shared56
        ],
        [
          shared57,
          shared58
        ],
        [
          shared59,
          shared60
        ],
        [
          shared61,
          shared62
        ]
      ],
      "tab": "personal",
      "shownIf": 2
    },
    {
      "id": "person",
      "rows": [
        [
          shared63
        ],
        [
          shared64,
          shared65,
          shared66
        ],
        [
          shared67,
          shared68,
          shared69
        ]
      ],
      "tab": "personal",
      "shownIf": 5
    },
    {
      "id": "representative",
      "rows": [
        [
          shared70
        ],
        [
          shared71,
          shared72,
          shared73
        ],
        [
          shared74
        ],
        [
          shared75,
          shared76
        ],
        [
          shared77,
          shared78
        ],
        [
          shared79
        ]
      ],
      "tab": "personal",
      "shownIf": 2
    },
    {
      "id": "contact",
      "rows": [
        [
          shared80,
          shared81
        ],
        [
          shared82,
          shared83
        ],
        [
          shared84
        ]
      ],
      "tab": "personal"
    },
    {
      "id": "identity",
      "rows": [
        [
          shared85,
          shared86,
          shared87
        ],
        [
          shared88
        ]
      ],
      "tab": "personal",
      "shownIf": 5
    },
    {
      "id": "professional",
      "rows": [
        [
          shared89,
          shared90
        ],
        [
          shared91,
          shared92
        ],
        [
          shared93
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "bank",
      "rows": [
        [
          shared94,
          shared95
        ],
        [
          shared96
        ],
        [
          shared97
        ],
        [
          shared98
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "guarantors",
      "rows": [
        [
          shared104
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "documents",
      "rows": [
        [
          shared105
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "emergencyContacts",
      "rows": [
        [
          shared106
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "departure",
      "rows": [
        [
          shared107
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "note",
      "rows": [
        [
          shared108
        ]
      ],
      "tab": "documents"
    }
  ],
  "fields": [
    shared52,
    shared53,
    shared54,
    shared55,
    shared56,
    shared57,
    shared58,
    shared59,
    shared60,
    shared61,
    shared62,
    shared63,
    shared64,
    shared65,
    shared66,
    shared67,
    shared68,
    shared69,
    shared70,
    shared71,
    shared72,
    shared73,
    shared74,
    shared75,
    shared76,
    shared77,
    shared78,
    shared79,
    shared80,
    shared81,
    shared82,
    shared83,
    shared84,
    shared85,
    shared86,
    shared87,
    shared88,
    shared89,
    shared90,
    shared91,
    shared92,
    shared93,
    shared94,
    shared95,
    shared96,
    shared97,
    shared98,
    shared104,
    shared105,
    shared106,
    shared107,
    shared108
  ],
  "tabs": [
    "personal",
    "finance",
    "documents"
  ],
  "constants": [
    {
      "path": "person.contacts.0.initialContact",
      "value": true,
      "shownIf": [
        2
      ]
    }
  ],
  "draft": true,
  "load": {
    "operation": "getIndividualTenant",
    "alternatives": [
      {
        "onlyAt": "corporation",
        "operation": "getCorporationTenant"
      }
    ],
    "outcomes": {
      "401": [
        {
          "effect": "signInAgain"
        }
      ],
      "403": shared109,
      "404": [
        {
          "effect": "toast",
          "type": "error",
          "words": "notFound"
        }
      ],
      "429": shared110,
      "other": [
        {
          "effect": "toast",
          "type": "error",
          "words": "loadFailed",
          "details": "reason"
        }
      ]
    }
  },
  "create": {
    "operation": "createIndividualTenant",
    "alternatives": [
      {
        "onlyIf": 2,
        "operation": "createCorporationTenant"
      }
    ],
    "outcomes": {
      "200": [
        {
          "effect": "toast",
          "type": "success",
          "words": "created"
        },
        shared111
      ],
      "401": [
        {
          "effect": "signInAgain"
        }
      ],
      "403": shared109,
      "409": shared112,
      "413": shared113,
      "422": shared114,
      "429": shared110,
      "other": shared116
    }
  },
  "update": {
    "operation": "updateIndividualTenant",
    "alternatives": [
      {
        "onlyIf": 2,
        "operation": "updateCorporationTenant"
      }
    ],
    "outcomes": {
      "200": [
        {
          "effect": "toast",
          "type": "success",
          "words": "updated"
        },
        shared111
      ],
      "401": [
        {
          "effect": "signInAgain"
        }
      ],
      "403": shared109,
      "404": [
        shared115,
        {
          "effect": "alert",
          "words": "removedMeanwhile"
        }
      ],
      "409": shared112,
      "412": [
        {
          "effect": "merge"
        }
      ],
      "413": shared113,
      "422": shared114,
      "429": shared110,
      "other": shared116
    }
  },
  "cancel": "back",
  "starts": [
    {
      "path": "type",
      "value": "INDIVIDUAL",
      "onlyAt": "individual"
    }
  ],
  "askedOnSubmit": [
    "identificationDocument.fileData",
    "guarantors",
    "emergencyContacts"
  ],
  "name": "tenant/tenant",
  "record": "tenant/tenant",
  "namespace": "tenant",
  "title": {
    "path": "title",
    "words": "title",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "texts": {
      "templates": [
        "{person.name}",
        "{person.firstName} {person.surname}"
      ],
      "fields": {
        "person.name": shared99,
        "person.firstName": shared100,
        "person.surname": shared101
      }
    }
  },
  "lookups": [
    "legalStatuses",
    "countries",
    "identificationDocumentTypes",
    "jobs",
    "contractTypes",
    "documentTypes"
  ]
}

export default { plan, validators, conditions, rules }
