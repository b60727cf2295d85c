// Made by `npm run generate`. Change schemas/subscription and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "subscription/subscription",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "subscription/subscription",
    "create": {
      "operation": "validateSubscription",
      "outcomes": {
        "200": [
          {
            "effect": "toast",
            "type": "success",
            "words": "validated"
          },
          {
            "effect": "go",
            "to": "/signin"
          }
        ],
        "404": [
          {
            "effect": "toast",
            "type": "error",
            "words": "notFound"
          }
        ],
        "410": [
          {
            "effect": "show",
            "form": "subscription/renew"
          },
          {
            "effect": "alert",
            "words": "expired"
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
        "other": [
          {
            "effect": "alert",
            "words": "notValidated"
          }
        ],
        "network": [
          {
            "effect": "alert",
            "words": "unreachable"
          }
        ]
      }
    },
    "sections": [
      {
        "id": "contact",
        "fields": [
          [
            {
              "path": "mobile",
              "autocomplete": "tel"
            },
            {
              "path": "phone",
              "autocomplete": "off"
            }
          ],
          {
            "path": "address",
            "autocomplete": "street-address"
          }
        ]
      }
    ],
    "links": [
      {
        "id": "signIn",
        "to": "/signin"
      },
      {
        "id": "renew",
        "to": "/subscription/renew"
      }
    ]
  }
}
