// Made by `npm run generate`. Change schemas/account and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "account/account",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "account/account",
    "draft": true,
    "load": {
      "operation": "getAccountDetails",
      "then": "getAccount",
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
            "words": "loadFailed",
            "details": "reason"
          }
        ]
      }
    },
    "update": {
      "operation": "updateIndividualAccount",
      "alternatives": [
        {
          "onlyIf": 1,
          "operation": "updateCorporationAccount"
        }
      ],
      "outcomes": {
        "200": [
          {
            "effect": "toast",
            "type": "success",
            "words": "updated"
          },
          {
            "effect": "go",
            "to": "/account"
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
    "constants": {
      "creationStep": 2
    },
    "cancel": "/account",
    "actions": [
      {
        "id": "export",
        "icon": "download",
        "apart": true,
        "operation": "exportAccount",
        "outcomes": {
          "200": [
            {
              "effect": "download",
              "name": "trousseau.zip"
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
              "words": "loadFailed",
              "details": "reason"
            }
          ]
        }
      },
      {
        "id": "remove",
        "icon": "remove",
        "danger": true,
        "confirm": true,
        "counts": "countContents",
        "before": "export",
        "apart": true,
        "operation": "removeUser",
        "outcomes": {
          "200": [
            {
              "effect": "signOut"
            },
            {
              "effect": "go",
              "to": "/"
            },
            {
              "effect": "toast",
              "type": "success",
              "words": "removed"
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
      }
    ],
    "sections": [
      {
        "id": "type",
        "fields": [
          {
            "path": "type",
            "as": "radio"
          }
        ]
      },
      {
        "id": "individual",
        "shownIf": 0,
        "fields": [
          {
            "path": "gender",
            "as": "radio"
          },
          [
            {
              "path": "surname",
              "autocomplete": "family-name"
            },
            {
              "path": "firstName",
              "autocomplete": "given-name"
            }
          ],
          [
            {
              "path": "birthDate",
              "autocomplete": "bday"
            },
            "placeOfBirth"
          ],
          "nationality"
        ]
      },
      {
        "id": "corporation",
        "shownIf": 1,
        "fields": [
          [
            {
              "path": "name",
              "autocomplete": "organization"
            },
            "legalStatus"
          ],
          {
            "path": "shareCapital",
            "width": "narrow"
          },
          [
            "siret",
            "siren"
          ],
          "vatNumber"
        ]
      },
      {
        "id": "website",
        "fields": [
          "website"
        ]
      },
      {
        "id": "contact",
        "fields": [
          {
            "path": "contacts.0.email",
            "autocomplete": "email"
          },
          [
            {
              "path": "contacts.0.mobile",
              "autocomplete": "tel"
            },
            "contacts.0.phone"
          ],
          {
            "path": "contacts.0.address",
            "autocomplete": "street-address"
          }
        ]
      },
      {
        "id": "bank",
        "fields": [
          [
            "bankAccounts.0.bankName",
            "bankAccounts.0.bic"
          ],
          "bankAccounts.0.address",
          "bankAccounts.0.rib",
          "bankAccounts.0.iban"
        ]
      },
      {
        "id": "signature",
        "fields": [
          "signaturePicture"
        ]
      },
      {
        "id": "stamp",
        "fields": [
          "stampPicture"
        ]
      },
      {
        "id": "more",
        "fields": [
          "*"
        ]
      }
    ]
  }
}
