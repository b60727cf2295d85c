// Made by `npm run generate`. Change schemas/account and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
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
    "type": {
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
    },
    "website": {
      "type": "string",
      "format": "url",
      "maxLength": 500
    },
    "contacts": {
      "type": "array",
      "minItems": 1,
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
            }
          }
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
          "address": {
            "type": "string",
            "maxLength": 500,
            "wire": {
              "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
            }
          },
          "rib": {
            "type": "string",
            "format": "bankRib",
            "maxLength": 60,
            "copy": true,
            "proposals": {
              "iban": "ribOfIban"
            }
          },
          "iban": {
            "type": "string",
            "format": "bankIban",
            "maxLength": 60,
            "copy": true,
            "proposals": {
              "rib": "ibanOfRib"
            }
          },
          "bic": {
            "type": "string",
            "maxLength": 20,
            "copy": true
          }
        }
      }
    },
    "signaturePicture": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "label",
        "resourceUuid"
      ],
      "properties": {
        "label": {
          "type": "string",
          "maxLength": 255
        },
        "resourceUuid": {
          "type": "string",
          "format": "uuid"
        }
      },
      "upload": {
        "accept": [
          "image/gif",
          "image/jpeg",
          "image/png",
          "image/svg+xml",
          "image/svg"
        ],
        "maxBytes": 10485760,
        "bytes": "getAccountFile",
        "whole": true,
        "part": "signaturePicture"
      },
      "readOnly": true,
      "wire": {
        "keptAs": "oldSignaturePicture"
      }
    },
    "oldSignaturePicture": {
      "type": "string",
      "writeOnly": true,
      "maxLength": 36
    },
    "stampPicture": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "label",
        "resourceUuid"
      ],
      "properties": {
        "label": {
          "type": "string",
          "maxLength": 255
        },
        "resourceUuid": {
          "type": "string",
          "format": "uuid"
        }
      },
      "upload": {
        "accept": [
          "image/gif",
          "image/jpeg",
          "image/png",
          "image/svg+xml",
          "image/svg"
        ],
        "maxBytes": 10485760,
        "bytes": "getAccountFile",
        "whole": true,
        "part": "stampPicture"
      },
      "readOnly": true,
      "wire": {
        "keptAs": "oldStampPicture"
      }
    },
    "oldStampPicture": {
      "type": "string",
      "writeOnly": true,
      "maxLength": 36
    },
    "creationStep": {
      "type": "integer",
      "const": 2,
      "writeOnly": true
    },
    "gender": {
      "type": "string",
      "enum": [
        "MR",
        "MRS",
        "MS"
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
}
