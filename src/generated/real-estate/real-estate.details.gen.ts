// Made by `npm run generate`. Change schemas/real-estate and run it again.
import type { DetailsPlan } from '#engine/plan/ReadPlan.ts'

export const plan: DetailsPlan = {
  "name": "real-estate/real-estate",
  "words": "real-estate:details",
  "load": {
    "operation": "getRealEstate",
    "outcomes": {
      "401": [
        "signInAgain"
      ],
      "403": [
        {
          "toast": "accessDenied",
          "type": "error"
        }
      ],
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
          "toast": "saveFailed",
          "type": "error",
          "details": "reason"
        }
      ]
    }
  },
  "spelt": {
    "properties": {
      "address": {
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        }
      },
      "measureUnity": {
        "wire": {
          "aliases": {
            "m2": "SQUARE_METERS",
            "ha": "HECTARES"
          }
        }
      }
    }
  },
  "actions": [
    {
      "id": "edit",
      "icon": "edit",
      "to": "/bien/{resourceUuid}/edit"
    },
    {
      "id": "remove",
      "icon": "remove",
      "danger": true,
      "confirm": true,
      "operation": "removeRealEstate",
      "outcomes": {
        "200": [
          {
            "go": "/bien"
          },
          {
            "toast": "removed",
            "type": "success"
          }
        ],
        "401": [
          "signInAgain"
        ],
        "403": [
          {
            "toast": "accessDenied",
            "type": "error"
          }
        ],
        "404": [
          {
            "toast": "notFound",
            "type": "error"
          }
        ],
        "409": [
          {
            "toast": "alreadySaved",
            "type": "warning"
          }
        ],
        "412": [
          {
            "toast": "changedMeanwhile",
            "type": "warning"
          }
        ],
        "413": [
          {
            "toast": "tooLarge",
            "type": "error",
            "details": "fields"
          }
        ],
        "422": [
          "markFields",
          {
            "toast": "invalidInput",
            "type": "error",
            "details": "fields"
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
            "toast": "saveFailed",
            "type": "error",
            "details": "reason"
          }
        ]
      }
    }
  ],
  "back": "/bien",
  "title": {
    "path": "title",
    "words": "real-estate:fields.title",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "texts": {
      "templates": [
        "{label}"
      ],
      "fields": {
        "label": {
          "path": "label",
          "words": "real-estate:fields.label",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "minLength": 1,
            "maxLength": 200
          }
        }
      }
    }
  },
  "facts": [
    {
      "path": "type",
      "words": "real-estate:fields.type",
      "kind": "choice",
      "schema": {
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
      }
    },
    {
      "path": "address",
      "words": "real-estate:fields.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line",
        "minLength": 1
      }
    }
  ],
  "progress": [],
  "sections": [
    {
      "id": "photos",
      "fields": [],
      "gallery": {
        "path": "pictures",
        "words": "real-estate:fields.pictures",
        "kind": "files",
        "schema": {
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
        }
      },
      "folds": []
    },
    {
      "id": "general",
      "fields": [
        {
          "path": "label",
          "words": "real-estate:fields.label",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "minLength": 1,
            "maxLength": 200
          }
        },
        {
          "path": "type",
          "words": "real-estate:fields.type",
          "kind": "choice",
          "schema": {
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
          }
        },
        {
          "path": "address",
          "words": "real-estate:fields.address",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "wire": {
              "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
            },
            "format": "line",
            "minLength": 1
          }
        },
        {
          "path": "surface",
          "words": "real-estate:fields.surface",
          "kind": "number",
          "schema": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "unit": "{measureUnity}"
          },
          "factors": {
            "SQUARE_METERS": 1,
            "HECTARES": 10000
          }
        },
        {
          "path": "constructionYear",
          "words": "real-estate:fields.constructionYear",
          "kind": "number",
          "schema": {
            "type": "integer",
            "minimum": 1400,
            "format": "pastYear"
          }
        },
        {
          "path": "acquisitionDate",
          "words": "real-estate:fields.acquisitionDate",
          "kind": "date",
          "schema": {
            "type": "string",
            "format": "pastDate"
          }
        }
      ],
      "folds": []
    },
    {
      "id": "habitable",
      "show": (self, cel) => cel.has(cel.field(self, "habitable")),
      "fields": [],
      "lists": [
        {
          "path": "habitable.habitableComponents",
          "columns": [
            {
              "path": "type",
              "words": "real-estate:fields.habitable.habitableComponents.type",
              "kind": "choice",
              "schema": {
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
              }
            },
            {
              "path": "surface",
              "words": "real-estate:fields.habitable.habitableComponents.surface",
              "kind": "number",
              "schema": {
                "type": "number",
                "minimum": 0,
                "maximum": 1000000000,
                "unit": "m²"
              }
            },
            {
              "path": "label",
              "words": "real-estate:fields.habitable.habitableComponents.label",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "line",
                "maxLength": 200
              }
            }
          ]
        }
      ],
      "folds": []
    },
    {
      "id": "condominium",
      "show": (self, cel) => cel.has(cel.field(self, "condominiumTrustee")),
      "fields": [
        {
          "path": "condominiumTrustee.name",
          "words": "real-estate:fields.condominiumTrustee.name",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "minLength": 1,
            "maxLength": 200
          }
        },
        {
          "path": "condominiumTrustee.phone",
          "words": "real-estate:fields.condominiumTrustee.phone",
          "kind": "phone",
          "schema": {
            "type": "string",
            "format": "phone",
            "maxLength": 40
          }
        },
        {
          "path": "condominiumTrustee.email",
          "words": "real-estate:fields.condominiumTrustee.email",
          "kind": "email",
          "schema": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          }
        },
        {
          "path": "condominiumTrustee.realestatetenth",
          "words": "real-estate:fields.condominiumTrustee.realestatetenth",
          "kind": "number",
          "schema": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000
          }
        },
        {
          "path": "condominiumTrustee.condominiumtrusteetenth",
          "words": "real-estate:fields.condominiumTrustee.condominiumtrusteetenth",
          "kind": "number",
          "schema": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000
          }
        }
      ],
      "folds": []
    }
  ]
}
