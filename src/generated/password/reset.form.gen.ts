// Made by `npm run generate`. Change schemas/password and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "password/reset",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "password/reset",
    "create": {
      "operation": "resetPassword",
      "outcomes": {
        "200": [
          {
            "effect": "toast",
            "type": "success",
            "words": "reset"
          },
          {
            "effect": "go",
            "to": "/signin"
          }
        ],
        "401": [],
        "422": [
          {
            "effect": "mark",
            "field": "password",
            "codes": [
              "common",
              "ownAddress"
            ]
          }
        ],
        "other": [
          {
            "effect": "alert",
            "words": "notReset"
          }
        ]
      }
    },
    "sections": [
      {
        "id": "password",
        "fields": [
          {
            "path": "password",
            "autocomplete": "new-password"
          },
          {
            "path": "passwordConfirm",
            "autocomplete": "new-password"
          }
        ]
      }
    ],
    "links": [
      {
        "id": "renew",
        "to": "/password/renew"
      }
    ]
  }
}
