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
  "aliases": {
    "individual": "INDIVIDUAL",
    "corporation": "CORPORATION"
  }
}
const shared2 = {
  "type": "string",
  "enum": [
    "INDIVIDUAL",
    "CORPORATION"
  ],
  "wire": shared1,
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
  "maxLength": 200,
  "format": "line"
}
const shared6 = {
  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
}
const shared7 = {
  "type": "string",
  "maxLength": 500,
  "wire": shared6,
  "format": "line"
}
const shared8 = {
  "type": "string",
  "format": "bankRib",
  "maxLength": 60,
  "copy": true,
  "proposals": {
    "iban": "ribOfIban"
  }
}
const shared9 = {
  "type": "string",
  "format": "bankIban",
  "maxLength": 60,
  "copy": true,
  "proposals": {
    "rib": "ibanOfRib"
  }
}
const shared10 = {
  "type": "string",
  "maxLength": 20,
  "copy": true,
  "format": "line"
}
const shared11 = {
  "type": "string",
  "enum": [
    "MR",
    "MS",
    "MRS"
  ]
}
const shared12 = {
  "type": "string",
  "format": "line",
  "maxLength": 200
}
const shared13 = {
  "type": "string",
  "lookup": "countries",
  "maxLength": 3
}
const shared14 = {
  "type": "string",
  "format": "line",
  "lookup": "jobs",
  "open": true,
  "maxLength": 200
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
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "email": shared15,
    "mobile": shared16,
    "phone": shared17,
    "address": shared7,
    "secondEmail": shared15,
    "initialContact": {
      "type": "boolean"
    }
  }
}
const shared19 = {
  "type": "string",
  "lookup": "legalStatuses",
  "maxLength": 200
}
const shared20 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000000,
  "unit": "€"
}
const shared21 = {
  "type": "string",
  "format": "siren",
  "maxLength": 40,
  "copy": true,
  "proposals": {
    "siret": "sirenOfSiret"
  }
}
const shared22 = {
  "type": "string",
  "format": "siret",
  "maxLength": 40,
  "copy": true
}
const shared23 = {
  "type": "string",
  "format": "vat",
  "maxLength": 40,
  "copy": true,
  "proposals": {
    "siren": "vatOfSiren"
  }
}
const shared24 = {
  "type": "string",
  "format": "url",
  "maxLength": 500
}
const shared25 = {
  "type": "string",
  "enum": [
    "INDIVIDUAL",
    "CORPORATION"
  ],
  "wire": shared1,
  "default": "INDIVIDUAL"
}
const shared26 = {
  "resourceUuid": shared4,
  "type": shared25,
  "person": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "resourceUuid": shared4,
      "contacts": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "email": shared15,
            "mobile": shared16,
            "phone": shared17,
            "address": shared7
          }
        }
      },
      "gender": shared11,
      "surname": shared12,
      "firstName": shared12,
      "birthDate": {
        "type": "string",
        "format": "pastDate"
      },
      "placeOfBirth": shared12,
      "nationality": shared13,
      "name": shared12,
      "legalStatus": shared19,
      "shareCapital": shared20,
      "siren": shared21,
      "siret": shared22,
      "vatNumber": shared23
    }
  }
}
const shared27 = [
  "gender",
  "surname",
  "firstName",
  "birthDate",
  "placeOfBirth",
  "nationality",
  "contacts"
]
const shared28 = {
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
const shared29 = {
  "type": "array",
  "minItems": 1,
  "maxItems": 50,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person"
    ],
    "properties": shared26,
    "rules": [
      {
        "if": "self.type == 'INDIVIDUAL'",
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": shared27,
              "properties": shared28
            }
          }
        }
      },
      {
        "if": "self.type == 'CORPORATION'",
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
              "properties": shared28
            }
          }
        }
      }
    ]
  },
  "listed": false
}
const shared30 = {
  "type": "array",
  "minItems": 1,
  "maxItems": 50,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person"
    ],
    "properties": shared26,
    "rules": [
      {
        "if": "self.type == 'INDIVIDUAL'",
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": shared27,
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
        "if": "self.type == 'CORPORATION'",
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
  "listed": false
}
const shared31 = {
  "type": "string",
  "lookup": "documentTypes",
  "maxLength": 100
}
const shared32 = {
  "type": "string",
  "format": "line",
  "maxLength": 500
}
const shared33 = {
  "label": {
    "type": "string",
    "maxLength": 255
  },
  "resourceUuid": {
    "type": "string",
    "format": "uuid"
  }
}
const shared34 = {
  "sentAs": {
    "metaData.fileName": "name",
    "metaData.fileUuid": "id",
    "uploaddate": "chosenAt",
    "uploadDate": "keptChosenAt"
  }
}
const shared35 = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "fileName"
  ],
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
  "writeOnly": true
}
const shared36 = {
  "type": "string",
  "format": "stamp",
  "maxLength": 40,
  "readOnly": true
}
const shared37 = {
  "type": "string",
  "format": "stamp",
  "maxLength": 40,
  "writeOnly": true
}
const shared38 = {
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
      "type": shared31,
      "description": shared32,
      "fileData": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "resourceUuid"
        ],
        "properties": shared33,
        "readOnly": true,
        "upload": {
          "maxBytes": 20971520,
          "bytes": "getFile",
          "part": "documents",
          "accept": [
            "*/*"
          ]
        },
        "wire": shared34
      },
      "metaData": shared35,
      "uploadDate": shared36,
      "uploaddate": shared37
    }
  },
  "listed": false
}
const shared39 = {
  "type": "string",
  "maxLength": 500,
  "wire": shared6,
  "format": "line",
  "listed": false
}
const shared40 = {
  "type": "string",
  "maxLength": 5000,
  "listed": false
}
const shared41 = [
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/svg"
]
const shared42 = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label",
    "resourceUuid"
  ],
  "properties": shared33,
  "readOnly": true,
  "upload": {
    "maxBytes": 20971520,
    "bytes": "getFile",
    "accept": shared41,
    "part": "identificationDocument",
    "whole": true
  },
  "wire": shared34
}
const shared43 = {
  "type": "string",
  "lookup": "identificationDocumentTypes",
  "maxLength": 100
}
const shared44 = {
  "type": "string",
  "format": "line",
  "maxLength": 100
}
const shared45 = {
  "type": "string",
  "format": "date",
  "expiresSoon": 30
}
const shared46 = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label",
    "resourceUuid"
  ],
  "properties": shared33,
  "upload": {
    "accept": shared41,
    "maxBytes": 10485760,
    "bytes": "getFile",
    "part": "picture"
  },
  "listed": false
}
const shared47 = {
  "type": "string",
  "format": "line",
  "maxLength": 200,
  "listed": false
}
const shared48 = {
  "type": "string",
  "lookup": "contractTypes",
  "maxLength": 100,
  "listed": false
}
const shared49 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000,
  "unit": "€",
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
  "placed": {},
  "section": "type",
  "tab": "personal",
  "show": 5
}
const shared54 = {
  "path": "picture",
  "words": "picture",
  "kind": "files",
  "schema": shared46,
  "required": false,
  "placed": {},
  "section": "picture",
  "tab": "personal"
}
const shared55 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared56 = {
  "path": "person.legalStatus",
  "words": "person.legalStatus",
  "kind": "choice",
  "schema": shared19,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared57 = {
  "path": "person.shareCapital",
  "words": "person.shareCapital",
  "kind": "number",
  "schema": shared20,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared58 = {
  "path": "person.activityField",
  "words": "person.activityField",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared59 = {
  "path": "person.siret",
  "words": "person.siret",
  "kind": "text",
  "schema": shared22,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared60 = {
  "path": "person.siren",
  "words": "person.siren",
  "kind": "text",
  "schema": shared21,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared61 = {
  "path": "person.vatNumber",
  "words": "person.vatNumber",
  "kind": "text",
  "schema": shared23,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared62 = {
  "path": "person.website",
  "words": "person.website",
  "kind": "website",
  "schema": shared24,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared63 = {
  "path": "person.gender",
  "words": "person.gender",
  "kind": "choice",
  "schema": shared11,
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
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared65 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared66 = {
  "path": "person.middlename",
  "words": "person.middlename",
  "kind": "text",
  "schema": shared12,
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
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared69 = {
  "path": "person.nationality",
  "words": "person.nationality",
  "kind": "choice",
  "schema": shared13,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared70 = {
  "path": "representative.gender",
  "words": "representative.gender",
  "kind": "choice",
  "schema": shared11,
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
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared72 = {
  "path": "representative.firstName",
  "words": "representative.firstName",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared73 = {
  "path": "representative.middle",
  "words": "representative.middle",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared74 = {
  "path": "representative.nationality",
  "words": "representative.nationality",
  "kind": "choice",
  "schema": shared13,
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
  "schema": shared7,
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
  "show": 6
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
  "show": 6
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
  "show": 6
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
  "show": 6
}
const shared84 = {
  "path": "person.contacts.0.address",
  "words": "person.contacts.address",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal"
}
const shared85 = {
  "path": "identificationDocument.type",
  "words": "identificationDocument.type",
  "kind": "choice",
  "schema": shared43,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared86 = {
  "path": "identificationDocument.registrationNumber",
  "words": "identificationDocument.registrationNumber",
  "kind": "text",
  "schema": shared44,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared87 = {
  "path": "identificationDocument.expirationDate",
  "words": "identificationDocument.expirationDate",
  "kind": "date",
  "schema": shared45,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared88 = {
  "path": "identificationDocument.fileData",
  "words": "identificationDocument.fileData",
  "kind": "files",
  "schema": shared42,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared89 = {
  "path": "person.profession",
  "words": "person.profession",
  "kind": "choice",
  "schema": shared14,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    7
  ]
}
const shared90 = {
  "path": "contractType",
  "words": "contractType",
  "kind": "choice",
  "schema": shared48,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    7
  ]
}
const shared91 = {
  "path": "monthlyIncome",
  "words": "monthlyIncome",
  "kind": "number",
  "schema": shared49,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    7
  ]
}
const shared92 = {
  "path": "employer",
  "words": "employer",
  "kind": "text",
  "schema": shared47,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    7
  ]
}
const shared93 = {
  "path": "employerAddress",
  "words": "employerAddress",
  "kind": "text",
  "schema": shared39,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    7
  ]
}
const shared94 = {
  "path": "person.bankAccounts.0.bankName",
  "words": "person.bankAccounts.bankName",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared95 = {
  "path": "person.bankAccounts.0.bic",
  "words": "person.bankAccounts.bic",
  "kind": "text",
  "schema": shared10,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared96 = {
  "path": "person.bankAccounts.0.address",
  "words": "person.bankAccounts.address",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared97 = {
  "path": "person.bankAccounts.0.rib",
  "words": "person.bankAccounts.rib",
  "kind": "text",
  "schema": shared8,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared98 = {
  "path": "person.bankAccounts.0.iban",
  "words": "person.bankAccounts.iban",
  "kind": "text",
  "schema": shared9,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared99 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared12
}
const shared100 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared12
}
const shared101 = {
  "path": "person.surname",
  "words": "person.surname",
  "kind": "text",
  "schema": shared12
}
const shared102 = [
  {
    "path": "type",
    "words": "type",
    "kind": "choice",
    "schema": shared25
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
          "schema": shared19
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
  "schema": shared29,
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
  "schema": shared38,
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
        "schema": shared31
      },
      {
        "path": "description",
        "words": "description",
        "kind": "text",
        "schema": shared32
      },
      {
        "path": "uploadDate",
        "words": "uploadDate",
        "kind": "text",
        "schema": shared36
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
  "schema": shared30,
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
  "schema": shared39,
  "required": false,
  "placed": {},
  "section": "departure",
  "tab": "documents"
}
const shared108 = {
  "path": "privateComment",
  "words": "privateComment",
  "kind": "paragraph",
  "schema": shared40,
  "required": false,
  "placed": {},
  "section": "note",
  "tab": "documents"
}
const shared109 = [
  {
    "toast": "accessDenied",
    "type": "error"
  }
]
const shared110 = {
  "go": [
    {
      "to": "/tenant/corporation/{resourceUuid}/details",
      "only": 0
    },
    {
      "to": "/tenant/individual/{resourceUuid}/details"
    }
  ]
}
const shared111 = [
  {
    "toast": "alreadySaved",
    "type": "warning"
  }
]
const shared112 = [
  {
    "toast": "tooLarge",
    "type": "error",
    "details": "fields"
  }
]
const shared113 = [
  "markFields",
  {
    "toast": "invalidInput",
    "type": "error",
    "details": "fields"
  }
]
const shared114 = {
  "toast": "saveFailed",
  "type": "error",
  "details": "reason"
}
const shared115 = [
  shared114
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
          "bankAccounts": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "bankName": shared5,
                "address": shared7,
                "rib": shared8,
                "iban": shared9,
                "bic": shared10
              }
            }
          },
          "gender": shared11,
          "surname": shared12,
          "firstName": shared12,
          "birthDate": {
            "type": "string",
            "format": "pastDate"
          },
          "placeOfBirth": shared12,
          "nationality": shared13,
          "middlename": shared12,
          "profession": shared14,
          "contacts": {
            "type": "array",
            "maxItems": 5,
            "items": shared18
          },
          "name": shared12,
          "legalStatus": shared19,
          "shareCapital": shared20,
          "siren": shared21,
          "siret": shared22,
          "vatNumber": shared23,
          "activityField": shared12,
          "website": shared24
        }
      },
      "contacts": {
        "type": "array",
        "maxItems": 5,
        "items": shared18,
        "readOnly": true,
        "computed": "self.representative.contacts.size() > 0 ? dyn(self.representative.contacts) : dyn(self.person.contacts)"
      },
      "guarantors": shared29,
      "emergencyContacts": shared30,
      "documents": shared38,
      "followupAddress": shared39,
      "privateComment": shared40,
      "identificationDocument": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "fileData": shared42,
          "metaData": shared35,
          "uploadDate": shared36,
          "uploaddate": shared37,
          "type": shared43,
          "registrationNumber": shared44,
          "expirationDate": shared45
        }
      },
      "picture": shared46,
      "employer": shared47,
      "employerAddress": shared39,
      "contractType": shared48,
      "monthlyIncome": shared49,
      "representative": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "gender": shared11,
          "surname": shared12,
          "firstName": shared12,
          "birthDate": {
            "type": "string",
            "format": "pastDate"
          },
          "placeOfBirth": shared12,
          "nationality": shared13,
          "resourceUuid": shared4,
          "middle": shared12,
          "contacts": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "email": shared15,
                "mobile": shared16,
                "phone": shared17,
                "address": shared7,
                "secondEmail": shared15
              }
            }
          }
        },
        "listed": false
      }
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
      "show": 6
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
      "show": 7
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
      "show": 6
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
      "show": 7
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
      "show": 6
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
      "show": [
        7
      ]
    }
  ],
  "cancel": "back",
  "draft": true,
  "askedOnSubmit": [
    "identificationDocument.fileData",
    "guarantors",
    "emergencyContacts"
  ],
  "load": {
    "operation": "getIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "getIndividualTenant",
        "CORPORATION": "getCorporationTenant"
      }
    },
    "outcomes": {
      "401": [
        "signInAgain"
      ],
      "403": shared109,
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
      "other": [
        {
          "toast": "loadFailed",
          "type": "error",
          "details": "reason"
        }
      ]
    }
  },
  "create": {
    "operation": "createIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "createIndividualTenant",
        "CORPORATION": "createCorporationTenant"
      }
    },
    "outcomes": {
      "200": [
        {
          "toast": "created",
          "type": "success"
        },
        shared110
      ],
      "401": [
        "signInAgain"
      ],
      "403": shared109,
      "409": shared111,
      "412": [
        {
          "toast": "changedMeanwhile",
          "type": "warning"
        }
      ],
      "413": shared112,
      "422": shared113,
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared115
    }
  },
  "update": {
    "operation": "updateIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "updateIndividualTenant",
        "CORPORATION": "updateCorporationTenant"
      }
    },
    "outcomes": {
      "200": [
        {
          "toast": "updated",
          "type": "success"
        },
        shared110
      ],
      "401": [
        "signInAgain"
      ],
      "403": shared109,
      "404": [
        shared114,
        {
          "alert": "removedMeanwhile"
        }
      ],
      "409": shared111,
      "412": [
        "merge"
      ],
      "413": shared112,
      "422": shared113,
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared115
    }
  },
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
