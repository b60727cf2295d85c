// Made by `npm run generate`. Change schemas/real-estate and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "real-estate/real-estate",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "real-estate/real-estate",
    "draft": true,
    "title": "{label}",
    "load": {
      "operation": "getRealEstate",
      "outcomes": {
        "401": [
          {
            "effect": "signInAgain"
          }
        ],
        "403": [
          {
            "effect": "toast",
            "type": "error",
            "words": "accessDenied"
          }
        ],
        "404": [
          {
            "effect": "toast",
            "type": "error",
            "words": "notFound"
          }
        ],
        "429": [
          {
            "effect": "toast",
            "type": "error",
            "words": "tooMany"
          }
        ],
        "other": [
          {
            "effect": "toast",
            "type": "error",
            "words": "saveFailed",
            "details": "reason"
          }
        ]
      }
    },
    "create": {
      "operation": "createRealEstate",
      "outcomes": {
        "200": [
          {
            "effect": "toast",
            "type": "success",
            "words": "created"
          },
          {
            "effect": "go",
            "to": "/bien/{resourceUuid}/details"
          }
        ],
        "401": [
          {
            "effect": "signInAgain"
          }
        ],
        "403": [
          {
            "effect": "toast",
            "type": "error",
            "words": "accessDenied"
          }
        ],
        "409": [
          {
            "effect": "toast",
            "type": "warning",
            "words": "alreadySaved"
          }
        ],
        "413": [
          {
            "effect": "toast",
            "type": "error",
            "words": "tooLarge",
            "details": "fields"
          }
        ],
        "422": [
          {
            "effect": "markFields"
          },
          {
            "effect": "toast",
            "type": "error",
            "words": "invalidInput",
            "details": "fields"
          }
        ],
        "429": [
          {
            "effect": "toast",
            "type": "error",
            "words": "tooMany"
          }
        ],
        "other": [
          {
            "effect": "toast",
            "type": "error",
            "words": "saveFailed",
            "details": "reason"
          }
        ]
      }
    },
    "update": {
      "operation": "updateRealEstate",
      "outcomes": {
        "200": [
          {
            "effect": "toast",
            "type": "success",
            "words": "updated"
          },
          {
            "effect": "go",
            "to": "/bien/{resourceUuid}/details"
          }
        ],
        "401": [
          {
            "effect": "signInAgain"
          }
        ],
        "403": [
          {
            "effect": "toast",
            "type": "error",
            "words": "accessDenied"
          }
        ],
        "404": [
          {
            "effect": "toast",
            "type": "error",
            "words": "notFound"
          },
          {
            "effect": "alert",
            "words": "removedMeanwhile"
          }
        ],
        "409": [
          {
            "effect": "toast",
            "type": "warning",
            "words": "alreadySaved"
          }
        ],
        "412": [
          {
            "effect": "merge"
          }
        ],
        "413": [
          {
            "effect": "toast",
            "type": "error",
            "words": "tooLarge",
            "details": "fields"
          }
        ],
        "422": [
          {
            "effect": "markFields"
          },
          {
            "effect": "toast",
            "type": "error",
            "words": "invalidInput",
            "details": "fields"
          }
        ],
        "429": [
          {
            "effect": "toast",
            "type": "error",
            "words": "tooMany"
          }
        ],
        "other": [
          {
            "effect": "toast",
            "type": "error",
            "words": "saveFailed",
            "details": "reason"
          }
        ]
      }
    },
    "cancel": "back",
    "sections": [
      {
        "id": "general",
        "fields": [
          [
            "label",
            "type"
          ],
          "address",
          [
            "surface",
            {
              "path": "measureUnity",
              "as": "radio"
            }
          ],
          [
            "constructionYear",
            "acquisitionDate"
          ]
        ]
      },
      {
        "id": "photos",
        "fields": [
          "pictures"
        ]
      },
      {
        "id": "habitable",
        "shownIf": 2,
        "fields": [
          {
            "path": "habitable.habitableComponents",
            "entry": {
              "fields": [
                [
                  "type",
                  "surface",
                  "label"
                ]
              ],
              "columns": [
                "type",
                "surface",
                "label"
              ]
            }
          }
        ]
      },
      {
        "id": "condominium",
        "optional": "condominiumTrustee",
        "fields": [
          "condominiumTrustee.name",
          [
            "condominiumTrustee.phone",
            "condominiumTrustee.email"
          ],
          [
            "condominiumTrustee.realestatetenth",
            "condominiumTrustee.condominiumtrusteetenth"
          ]
        ]
      },
      {
        "id": "more",
        "fields": [
          "*"
        ]
      }
    ],
    "clears": [
      {
        "when": "type",
        "clear": [
          "habitable"
        ]
      }
    ]
  }
}
