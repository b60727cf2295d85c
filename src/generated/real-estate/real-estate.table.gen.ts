// Made by `npm run generate`. Change schemas/real-estate and run it again.
import type { TablePlan } from '#engine/plan/ReadPlan.ts'

export const plan: TablePlan = {
  "name": "real-estate/real-estate",
  "words": "real-estate:table",
  "load": {
    "operation": "listRealEstates",
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
      "id": "details",
      "icon": "details",
      "to": "/bien/{resourceUuid}/details"
    },
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
          "removeRow",
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
  "columns": [
    {
      "path": "label",
      "words": "real-estate:fields.label",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "minLength": 1,
        "maxLength": 200
      },
      "to": "/bien/{resourceUuid}/details"
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
      "path": "acquisitionDate",
      "words": "real-estate:fields.acquisitionDate",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "pastDate"
      }
    }
  ],
  "filters": [
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
    }
  ],
  "new": "/bien/new"
}
