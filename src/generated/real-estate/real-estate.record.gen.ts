// Made by `npm run generate`. Change schemas/real-estate and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "title": "{label}",
  "additionalProperties": false,
  "required": [
    "label",
    "type",
    "address",
    "surface",
    "measureUnity"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "readOnly": true
    },
    "label": {
      "type": "string",
      "format": "line",
      "minLength": 1,
      "maxLength": 200
    },
    "type": {
      "type": "string",
      "lookup": "realEstateTypes",
      "enum": [
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
    },
    "address": {
      "type": "string",
      "maxLength": 500,
      "wire": {
        "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
      },
      "format": "line",
      "minLength": 1
    },
    "surface": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000000,
      "unit": "{measureUnity}"
    },
    "measureUnity": {
      "type": "string",
      "enum": [
        "SQUARE_METERS",
        "HECTARES"
      ],
      "default": "SQUARE_METERS",
      "wire": {
        "aliases": {
          "m2": "SQUARE_METERS",
          "ha": "HECTARES"
        }
      }
    },
    "constructionYear": {
      "type": "integer",
      "minimum": 1400,
      "format": "pastYear"
    },
    "acquisitionDate": {
      "type": "string",
      "format": "pastDate"
    },
    "pictures": {
      "type": "array",
      "readOnly": true,
      "listed": false,
      "maxItems": 5,
      "items": {
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
        }
      },
      "upload": {
        "part": "pictures",
        "accept": [
          "image/gif",
          "image/jpeg",
          "image/png",
          "image/svg+xml",
          "image/svg"
        ],
        "maxBytes": 10485760,
        "bytes": "getRealEstatePicture"
      },
      "wire": {
        "keptAs": "oldPictures"
      }
    },
    "oldPictures": {
      "type": "array",
      "writeOnly": true,
      "maxItems": 5,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "format": "uuid"
      }
    },
    "habitable": {
      "type": [
        "object",
        "null"
      ],
      "listed": false,
      "additionalProperties": false,
      "required": [
        "habitableComponents"
      ],
      "properties": {
        "habitableComponents": {
          "type": "array",
          "maxItems": 100,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "type",
              "surface"
            ],
            "properties": {
              "resourceUuid": {
                "type": "string",
                "format": "uuid",
                "readOnly": true
              },
              "type": {
                "type": "string",
                "lookup": "componentTypes",
                "enum": [
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
              },
              "surface": {
                "type": "number",
                "minimum": 0,
                "maximum": 1000000000,
                "unit": "m²"
              },
              "label": {
                "type": "string",
                "format": "line",
                "maxLength": 200
              }
            }
          },
          "wire": {
            "keptAs": "oldHabitableComponents"
          }
        }
      }
    },
    "oldHabitableComponents": {
      "type": "array",
      "writeOnly": true,
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "format": "uuid"
      }
    },
    "condominiumTrustee": {
      "type": [
        "object",
        "null"
      ],
      "listed": false,
      "additionalProperties": false,
      "required": [
        "name",
        "realestatetenth",
        "condominiumtrusteetenth"
      ],
      "properties": {
        "name": {
          "type": "string",
          "format": "line",
          "minLength": 1,
          "maxLength": 200
        },
        "phone": {
          "type": "string",
          "format": "phone",
          "maxLength": 40
        },
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254
        },
        "realestatetenth": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000000
        },
        "condominiumtrusteetenth": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000000
        }
      }
    }
  },
  "rules": [
    {
      "if": 2,
      "then": {
        "required": [
          "habitable"
        ],
        "properties": {
          "habitable": {
            "type": "object",
            "required": [
              "habitableComponents"
            ],
            "properties": {
              "habitableComponents": {
                "type": "array",
                "minItems": 1
              }
            }
          }
        }
      }
    }
  ],
  "$schema": ""
}
