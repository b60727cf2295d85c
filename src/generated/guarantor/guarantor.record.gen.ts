// Made by `npm run generate`. Change schemas/guarantor and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "type",
    "person"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "identity": true
    },
    "type": {
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
    },
    "person": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "resourceUuid": {
          "type": "string",
          "format": "uuid",
          "identity": true
        },
        "contacts": {
          "type": "array",
          "maxItems": 5,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "email": {
                "type": "string",
                "format": "email",
                "maxLength": 254
              },
              "mobile": {
                "type": "string",
                "format": "mobile",
                "maxLength": 40
              },
              "phone": {
                "type": "string",
                "format": "landline",
                "maxLength": 40
              },
              "address": {
                "type": "string",
                "maxLength": 500,
                "wire": {
                  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                },
                "format": "line"
              }
            }
          }
        },
        "gender": {
          "type": "string",
          "enum": [
            "MR",
            "MS",
            "MRS"
          ]
        },
        "surname": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "firstName": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "birthDate": {
          "type": "string",
          "format": "pastDate"
        },
        "placeOfBirth": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "nationality": {
          "type": "string",
          "lookup": "countries",
          "maxLength": 3
        },
        "name": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "legalStatus": {
          "type": "string",
          "lookup": "legalStatuses",
          "maxLength": 200
        },
        "shareCapital": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000000000,
          "unit": "€"
        },
        "siren": {
          "type": "string",
          "format": "siren",
          "maxLength": 40,
          "copy": true,
          "proposals": {
            "siret": "sirenOfSiret"
          }
        },
        "siret": {
          "type": "string",
          "format": "siret",
          "maxLength": 40,
          "copy": true
        },
        "vatNumber": {
          "type": "string",
          "format": "vat",
          "maxLength": 40,
          "copy": true,
          "proposals": {
            "siren": "vatOfSiren"
          }
        }
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
            "properties": {
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
            "properties": {
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
          }
        }
      }
    }
  ],
  "$schema": ""
}
