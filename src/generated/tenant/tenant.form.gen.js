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
const shared40 = [
  "gender",
  "surname",
  "firstName",
  "birthDate",
  "placeOfBirth",
  "nationality",
  "contacts"
]
const shared41 = {
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
const shared42 = {
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
        "if": "self.type == 'INDIVIDUAL'",
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": shared40,
              "properties": shared41
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
              "properties": shared41
            }
          }
        }
      }
    ]
  },
  "minItems": 1,
  "listed": false
}
const shared43 = {
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
        "if": "self.type == 'INDIVIDUAL'",
        "then": {
          "required": [
            "person"
          ],
          "properties": {
            "person": {
              "required": shared40,
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
  "minItems": 1,
  "listed": false
}
const shared44 = {
  "type": "string",
  "lookup": "documentTypes",
  "maxLength": 100
}
const shared45 = {
  "type": "string",
  "format": "line",
  "maxLength": 500
}
const shared46 = {
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
      "type": shared44,
      "description": shared45,
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
const shared47 = {
  "type": "string",
  "maxLength": 5000,
  "listed": false
}
const shared48 = {
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
const shared49 = {
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
const shared50 = {
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
const shared51 = {
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
  "show": 4
}
const shared52 = {
  "path": "picture",
  "words": "picture",
  "kind": "files",
  "schema": shared33,
  "required": false,
  "placed": {},
  "section": "picture",
  "tab": "personal"
}
const shared53 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared54 = {
  "path": "person.legalStatus",
  "words": "person.legalStatus",
  "kind": "choice",
  "schema": shared9,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared55 = {
  "path": "person.shareCapital",
  "words": "person.shareCapital",
  "kind": "number",
  "schema": shared10,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared56 = {
  "path": "person.activityField",
  "words": "person.activityField",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared57 = {
  "path": "person.siret",
  "words": "person.siret",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared58 = {
  "path": "person.siren",
  "words": "person.siren",
  "kind": "text",
  "schema": shared11,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared59 = {
  "path": "person.vatNumber",
  "words": "person.vatNumber",
  "kind": "text",
  "schema": shared13,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared60 = {
  "path": "person.website",
  "words": "person.website",
  "kind": "website",
  "schema": shared14,
  "required": false,
  "placed": {},
  "section": "corporation",
  "tab": "personal"
}
const shared61 = {
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
const shared62 = {
  "path": "person.surname",
  "words": "person.surname",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared63 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared64 = {
  "path": "person.middlename",
  "words": "person.middlename",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared65 = {
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
const shared66 = {
  "path": "person.placeOfBirth",
  "words": "person.placeOfBirth",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared67 = {
  "path": "person.nationality",
  "words": "person.nationality",
  "kind": "choice",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "person",
  "tab": "personal"
}
const shared68 = {
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
const shared69 = {
  "path": "representative.surname",
  "words": "representative.surname",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared70 = {
  "path": "representative.firstName",
  "words": "representative.firstName",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared71 = {
  "path": "representative.middle",
  "words": "representative.middle",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared72 = {
  "path": "representative.nationality",
  "words": "representative.nationality",
  "kind": "choice",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared73 = {
  "path": "representative.contacts.0.email",
  "words": "representative.contacts.email",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared74 = {
  "path": "representative.contacts.0.secondEmail",
  "words": "representative.contacts.secondEmail",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared75 = {
  "path": "representative.contacts.0.mobile",
  "words": "representative.contacts.mobile",
  "kind": "phone",
  "schema": shared16,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared76 = {
  "path": "representative.contacts.0.phone",
  "words": "representative.contacts.phone",
  "kind": "phone",
  "schema": shared17,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared77 = {
  "path": "representative.contacts.0.address",
  "words": "representative.contacts.address",
  "kind": "text",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "representative",
  "tab": "personal"
}
const shared78 = {
  "path": "person.contacts.0.email",
  "words": "person.contacts.email",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "show": 5
}
const shared79 = {
  "path": "person.contacts.0.secondEmail",
  "words": "person.contacts.secondEmail",
  "kind": "email",
  "schema": shared15,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "show": 5
}
const shared80 = {
  "path": "person.contacts.0.mobile",
  "words": "person.contacts.mobile",
  "kind": "phone",
  "schema": shared16,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "show": 5
}
const shared81 = {
  "path": "person.contacts.0.phone",
  "words": "person.contacts.phone",
  "kind": "phone",
  "schema": shared17,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal",
  "show": 5
}
const shared82 = {
  "path": "person.contacts.0.address",
  "words": "person.contacts.address",
  "kind": "text",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "contact",
  "tab": "personal"
}
const shared83 = {
  "path": "identificationDocument.type",
  "words": "identificationDocument.type",
  "kind": "choice",
  "schema": shared23,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared84 = {
  "path": "identificationDocument.registrationNumber",
  "words": "identificationDocument.registrationNumber",
  "kind": "text",
  "schema": shared24,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared85 = {
  "path": "identificationDocument.expirationDate",
  "words": "identificationDocument.expirationDate",
  "kind": "date",
  "schema": shared25,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared86 = {
  "path": "identificationDocument.fileData",
  "words": "identificationDocument.fileData",
  "kind": "files",
  "schema": shared29,
  "required": false,
  "placed": {},
  "section": "identity",
  "tab": "personal"
}
const shared87 = {
  "path": "person.profession",
  "words": "person.profession",
  "kind": "choice",
  "schema": shared8,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    3
  ]
}
const shared88 = {
  "path": "contractType",
  "words": "contractType",
  "kind": "choice",
  "schema": shared36,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    3
  ]
}
const shared89 = {
  "path": "monthlyIncome",
  "words": "monthlyIncome",
  "kind": "number",
  "schema": shared37,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    3
  ]
}
const shared90 = {
  "path": "employer",
  "words": "employer",
  "kind": "text",
  "schema": shared34,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    3
  ]
}
const shared91 = {
  "path": "employerAddress",
  "words": "employerAddress",
  "kind": "text",
  "schema": shared35,
  "required": false,
  "placed": {},
  "section": "professional",
  "tab": "finance",
  "disable": [
    3
  ]
}
const shared92 = {
  "path": "person.bankAccounts.0.bankName",
  "words": "person.bankAccounts.bankName",
  "kind": "text",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared93 = {
  "path": "person.bankAccounts.0.bic",
  "words": "person.bankAccounts.bic",
  "kind": "text",
  "schema": shared22,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared94 = {
  "path": "person.bankAccounts.0.address",
  "words": "person.bankAccounts.address",
  "kind": "text",
  "schema": shared18,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared95 = {
  "path": "person.bankAccounts.0.rib",
  "words": "person.bankAccounts.rib",
  "kind": "text",
  "schema": shared20,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared96 = {
  "path": "person.bankAccounts.0.iban",
  "words": "person.bankAccounts.iban",
  "kind": "text",
  "schema": shared21,
  "required": false,
  "placed": {},
  "section": "bank",
  "tab": "finance"
}
const shared97 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared6
}
const shared98 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared6
}
const shared99 = {
  "path": "person.surname",
  "words": "person.surname",
  "kind": "text",
  "schema": shared6
}
const shared100 = [
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
        "person.name": shared97,
        "person.legalStatus": {
          "path": "person.legalStatus",
          "words": "person.legalStatus",
          "kind": "choice",
          "schema": shared9
        },
        "person.firstName": shared98,
        "person.surname": shared99
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
const shared101 = {
  "operation": "searchPeople",
  "query": "search",
  "columns": shared100
}
const shared102 = {
  "path": "guarantors",
  "words": "guarantors",
  "kind": "entries",
  "schema": shared42,
  "required": true,
  "placed": {},
  "section": "guarantors",
  "entry": {
    "form": "guarantor/guarantor",
    "namespace": "guarantor",
    "columns": shared100,
    "search": shared101
  },
  "tab": "finance"
}
const shared103 = {
  "path": "documents",
  "words": "documents",
  "kind": "entries",
  "schema": shared46,
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
        "schema": shared44
      },
      {
        "path": "description",
        "words": "description",
        "kind": "text",
        "schema": shared45
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
const shared104 = {
  "path": "emergencyContacts",
  "words": "emergencyContacts",
  "kind": "entries",
  "schema": shared43,
  "required": true,
  "placed": {},
  "section": "emergencyContacts",
  "entry": {
    "form": "emergency-contact/emergency-contact",
    "namespace": "emergency-contact",
    "columns": shared100,
    "search": shared101
  },
  "tab": "documents"
}
const shared105 = {
  "path": "followupAddress",
  "words": "followupAddress",
  "kind": "text",
  "schema": shared35,
  "required": false,
  "placed": {},
  "section": "departure",
  "tab": "documents"
}
const shared106 = {
  "path": "privateComment",
  "words": "privateComment",
  "kind": "paragraph",
  "schema": shared47,
  "required": false,
  "placed": {},
  "section": "note",
  "tab": "documents"
}
const shared107 = [
  {
    "effect": "toast",
    "type": "error",
    "words": "accessDenied"
  }
]
const shared108 = [
  {
    "effect": "toast",
    "type": "error",
    "words": "tooMany"
  }
]
const shared109 = {
  "effect": "go",
  "to": [
    {
      "to": "/tenant/corporation/{resourceUuid}/details",
      "only": 0
    },
    {
      "to": "/tenant/individual/{resourceUuid}/details"
    }
  ]
}
const shared110 = [
  {
    "effect": "toast",
    "type": "warning",
    "words": "alreadySaved"
  }
]
const shared111 = [
  {
    "effect": "toast",
    "type": "error",
    "words": "tooLarge",
    "details": "fields"
  }
]
const shared112 = [
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
const shared113 = {
  "effect": "toast",
  "type": "error",
  "words": "saveFailed",
  "details": "reason"
}
const shared114 = [
  shared113
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
      "guarantors": shared42,
      "emergencyContacts": shared43,
      "documents": shared46,
      "followupAddress": shared35,
      "privateComment": shared47
    },
    "rules": [
      {
        "if": 5,
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
              "properties": shared48
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
        "if": 3,
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
              "properties": shared48
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
      "contacts": shared49,
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
      "contacts": shared49
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
          shared50,
          shared51
        ]
      ],
      "tab": "personal"
    },
    {
      "id": "picture",
      "rows": [
        [
          shared52
        ]
      ],
      "tab": "personal",
      "show": 5
    },
    {
      "id": "corporation",
      "rows": [
        [
          shared53,
          shared54
        ],
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
        ]
      ],
      "tab": "personal",
      "show": 3
    },
    {
      "id": "person",
      "rows": [
        [
          shared61
        ],
        [
          shared62,
          shared63,
          shared64
        ],
        [
          shared65,
          shared66,
          shared67
        ]
      ],
      "tab": "personal",
      "show": 5
    },
    {
      "id": "representative",
      "rows": [
        [
          shared68
        ],
        [
          shared69,
          shared70,
          shared71
        ],
        [
          shared72
        ],
        [
          shared73,
          shared74
        ],
        [
          shared75,
          shared76
        ],
        [
          shared77
        ]
      ],
      "tab": "personal",
      "show": 3
    },
    {
      "id": "contact",
      "rows": [
        [
          shared78,
          shared79
        ],
        [
          shared80,
          shared81
        ],
        [
          shared82
        ]
      ],
      "tab": "personal"
    },
    {
      "id": "identity",
      "rows": [
        [
          shared83,
          shared84,
          shared85
        ],
        [
          shared86
        ]
      ],
      "tab": "personal",
      "show": 5
    },
    {
      "id": "professional",
      "rows": [
        [
          shared87,
          shared88
        ],
        [
          shared89,
          shared90
        ],
        [
          shared91
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "bank",
      "rows": [
        [
          shared92,
          shared93
        ],
        [
          shared94
        ],
        [
          shared95
        ],
        [
          shared96
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "guarantors",
      "rows": [
        [
          shared102
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "documents",
      "rows": [
        [
          shared103
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "emergencyContacts",
      "rows": [
        [
          shared104
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "departure",
      "rows": [
        [
          shared105
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "note",
      "rows": [
        [
          shared106
        ]
      ],
      "tab": "documents"
    }
  ],
  "fields": [
    shared50,
    shared51,
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
    shared102,
    shared103,
    shared104,
    shared105,
    shared106
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
        3
      ]
    }
  ],
  "cancel": "back",
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
      "403": shared107,
      "404": [
        {
          "effect": "toast",
          "type": "error",
          "words": "notFound"
        }
      ],
      "429": shared108,
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
        "only": 3,
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
        shared109
      ],
      "401": [
        {
          "effect": "signInAgain"
        }
      ],
      "403": shared107,
      "409": shared110,
      "413": shared111,
      "422": shared112,
      "429": shared108,
      "other": shared114
    }
  },
  "update": {
    "operation": "updateIndividualTenant",
    "alternatives": [
      {
        "only": 3,
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
        shared109
      ],
      "401": [
        {
          "effect": "signInAgain"
        }
      ],
      "403": shared107,
      "404": [
        shared113,
        {
          "effect": "alert",
          "words": "removedMeanwhile"
        }
      ],
      "409": shared110,
      "412": [
        {
          "effect": "merge"
        }
      ],
      "413": shared111,
      "422": shared112,
      "429": shared108,
      "other": shared114
    }
  },
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
        "person.name": shared97,
        "person.firstName": shared98,
        "person.surname": shared99
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
