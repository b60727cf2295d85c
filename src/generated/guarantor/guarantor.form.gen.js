// Made by `npm run generate`. Change schemas/guarantor and run it again.
import validators from '../guarantor/validators.gen.js'
import conditions from '../guarantor/conditions.gen.js'
import rules from '../guarantor/conditions.gen.js'

const shared0 = {
  "type": "string",
  "format": "uuid",
  "identity": true
}
const shared1 = {
  "type": "string",
  "enum": [
    "INDIVIDUAL",
    "CORPORATION"
  ],
  "wire": {
    "aliases": {
      "individual": "INDIVIDUAL",
      "corporation": "CORPORATION"
    }
  },
  "default": "INDIVIDUAL"
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
  },
  "format": "line"
}
const shared6 = {
  "type": "string",
  "enum": [
    "MR",
    "MS",
    "MRS"
  ]
}
const shared7 = {
  "type": "string",
  "format": "line",
  "maxLength": 200
}
const shared8 = {
  "type": "string",
  "lookup": "countries",
  "maxLength": 3
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
  "proposals": {
    "siret": "sirenOfSiret"
  }
}
const shared12 = {
  "type": "string",
  "format": "siret",
  "maxLength": 40,
  "copy": true
}
const shared13 = {
  "type": "string",
  "format": "vat",
  "maxLength": 40,
  "copy": true,
  "proposals": {
    "siren": "vatOfSiren"
  }
}
const shared14 = {
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
const shared15 = {
  "path": "type",
  "words": "type",
  "kind": "choice",
  "schema": shared1,
  "required": true,
  "placed": {
    "as": "radio"
  },
  "section": "type"
}
const shared16 = {
  "path": "person.gender",
  "words": "person.gender",
  "kind": "choice",
  "schema": shared6,
  "required": false,
  "placed": {
    "as": "radio"
  },
  "section": "individual"
}
const shared17 = {
  "path": "person.surname",
  "words": "person.surname",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared18 = {
  "path": "person.firstName",
  "words": "person.firstName",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared19 = {
  "path": "person.birthDate",
  "words": "person.birthDate",
  "kind": "date",
  "schema": {
    "type": "string",
    "format": "pastDate"
  },
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared20 = {
  "path": "person.placeOfBirth",
  "words": "person.placeOfBirth",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared21 = {
  "path": "person.nationality",
  "words": "person.nationality",
  "kind": "choice",
  "schema": shared8,
  "required": false,
  "placed": {},
  "section": "individual"
}
const shared22 = {
  "path": "person.name",
  "words": "person.name",
  "kind": "text",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared23 = {
  "path": "person.legalStatus",
  "words": "person.legalStatus",
  "kind": "choice",
  "schema": shared9,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared24 = {
  "path": "person.shareCapital",
  "words": "person.shareCapital",
  "kind": "number",
  "schema": shared10,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared25 = {
  "path": "person.siret",
  "words": "person.siret",
  "kind": "text",
  "schema": shared12,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared26 = {
  "path": "person.siren",
  "words": "person.siren",
  "kind": "text",
  "schema": shared11,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared27 = {
  "path": "person.vatNumber",
  "words": "person.vatNumber",
  "kind": "text",
  "schema": shared13,
  "required": false,
  "placed": {},
  "section": "corporation"
}
const shared28 = {
  "path": "person.contacts.0.mobile",
  "words": "person.contacts.mobile",
  "kind": "phone",
  "schema": shared3,
  "required": false,
  "placed": {},
  "section": "contact"
}
const shared29 = {
  "path": "person.contacts.0.phone",
  "words": "person.contacts.phone",
  "kind": "phone",
  "schema": shared4,
  "required": false,
  "placed": {},
  "section": "contact"
}
const shared30 = {
  "path": "person.contacts.0.email",
  "words": "person.contacts.email",
  "kind": "email",
  "schema": shared2,
  "required": false,
  "placed": {},
  "section": "contact"
}
const shared31 = {
  "path": "person.contacts.0.address",
  "words": "person.contacts.address",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {},
  "section": "contact"
}

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person"
    ],
    "properties": {
      "resourceUuid": shared0,
      "type": shared1,
      "person": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "resourceUuid": shared0,
          "contacts": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "email": shared2,
                "mobile": shared3,
                "phone": shared4,
                "address": shared5
              }
            }
          },
          "gender": shared6,
          "surname": shared7,
          "firstName": shared7,
          "birthDate": {
            "type": "string",
            "format": "pastDate"
          },
          "placeOfBirth": shared7,
          "nationality": shared8,
          "name": shared7,
          "legalStatus": shared9,
          "shareCapital": shared10,
          "siren": shared11,
          "siret": shared12,
          "vatNumber": shared13
        }
      }
    },
    "rules": [
      {
        "if": 0,
        "then": {
          "required": [
            "person"
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
                "contacts"
              ],
              "properties": shared14
            }
          }
        }
      },
      {
        "if": 1,
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
              "properties": shared14
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
    "person": {
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
      "contacts": {
        "items": {
          "mobile": {
            "ui:field": "phone"
          },
          "phone": {
            "ui:field": "phone"
          },
          "email": {
            "ui:field": "email"
          },
          "address": {
            "ui:field": "text"
          }
        }
      }
    }
  },
  "start": {
    "type": "INDIVIDUAL"
  },
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          shared15
        ]
      ]
    },
    {
      "id": "individual",
      "rows": [
        [
          shared16
        ],
        [
          shared17,
          shared18
        ],
        [
          shared19,
          shared20
        ],
        [
          shared21
        ]
      ],
      "show": 0
    },
    {
      "id": "corporation",
      "rows": [
        [
          shared22,
          shared23
        ],
        [
          shared24
        ],
        [
          shared25,
          shared26
        ],
        [
          shared27
        ]
      ],
      "show": 1
    },
    {
      "id": "contact",
      "rows": [
        [
          shared28,
          shared29
        ],
        [
          shared30
        ],
        [
          shared31
        ]
      ]
    }
  ],
  "fields": [
    shared15,
    shared16,
    shared17,
    shared18,
    shared19,
    shared20,
    shared21,
    shared22,
    shared23,
    shared24,
    shared25,
    shared26,
    shared27,
    shared28,
    shared29,
    shared30,
    shared31
  ],
  "tabs": [],
  "constants": [],
  "name": "guarantor/guarantor",
  "record": "guarantor/guarantor",
  "namespace": "guarantor",
  "lookups": [
    "countries",
    "legalStatuses"
  ]
}

export default { plan, validators, conditions, rules }
