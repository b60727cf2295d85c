// Made by `npm run generate`. Change schemas/sign-up and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "sign-up/sign-up",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "sign-up/sign-up",
    "create": {
      "operation": "signUp",
      "outcomes": {
        "200": [
          {
            "effect": "go",
            "to": "/signup-result/{answer}/success"
          }
        ],
        "409": [
          {
            "effect": "go",
            "to": "/signup-result/{answer}/error",
            "otherwise": "/signup-result/none/error"
          }
        ],
        "422": [
          {
            "effect": "mark",
            "field": "password"
          }
        ],
        "other": [
          {
            "effect": "toast",
            "type": "error",
            "words": "serverError",
            "details": "catalogue"
          }
        ],
        "network": [
          {
            "effect": "toast",
            "type": "error",
            "words": "unreachable"
          }
        ]
      }
    },
    "sections": [
      {
        "id": "type",
        "fields": [
          {
            "path": "accountType",
            "as": "radio"
          }
        ]
      },
      {
        "id": "individual",
        "shownIf": 0,
        "fields": [
          [
            {
              "path": "surname",
              "autocomplete": "family-name"
            },
            {
              "path": "firstName",
              "autocomplete": "given-name"
            }
          ]
        ]
      },
      {
        "id": "corporation",
        "shownIf": 1,
        "fields": [
          {
            "path": "corporationName",
            "autocomplete": "organization"
          }
        ]
      },
      {
        "id": "credentials",
        "fields": [
          {
            "path": "email",
            "autocomplete": "email"
          },
          {
            "path": "password",
            "autocomplete": "new-password"
          },
          {
            "path": "passwordConfirm",
            "autocomplete": "new-password"
          },
          "privacyPolicy"
        ]
      }
    ],
    "links": [
      {
        "id": "privacy",
        "to": "/privacy",
        "newTab": true
      },
      {
        "id": "signIn",
        "to": "/signin"
      }
    ]
  }
}
