// Made by `npm run generate`. Change schemas/password and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "password",
      "passwordConfirm"
    ],
    "properties": {
      "password": {
        "type": "string",
        "format": "password",
        "maxLength": 128
      },
      "passwordConfirm": {
        "type": "string",
        "kind": "secret",
        "maxLength": 128,
        "sameAs": "password"
      }
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "LayoutGridField",
    "ui:layoutGrid": {
      "ui:row": [
        {
          "ui:row": [
            {
              "ui:columns": [
                "password"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "passwordConfirm"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {},
  "sections": [
    {
      "id": "password",
      "rows": [
        [
          {
            "path": "password",
            "words": "password:fields.password",
            "kind": "secret",
            "schema": {
              "type": "string",
              "format": "password",
              "maxLength": 128
            },
            "required": true,
            "placed": {
              "autocomplete": "new-password"
            },
            "section": "password"
          }
        ],
        [
          {
            "path": "passwordConfirm",
            "words": "password:fields.passwordConfirm",
            "kind": "secret",
            "schema": {
              "type": "string",
              "kind": "secret",
              "maxLength": 128,
              "sameAs": "password"
            },
            "required": true,
            "placed": {
              "autocomplete": "new-password"
            },
            "section": "password"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "password",
      "words": "password:fields.password",
      "kind": "secret",
      "schema": {
        "type": "string",
        "format": "password",
        "maxLength": 128
      },
      "required": true,
      "placed": {
        "autocomplete": "new-password"
      },
      "section": "password"
    },
    {
      "path": "passwordConfirm",
      "words": "password:fields.passwordConfirm",
      "kind": "secret",
      "schema": {
        "type": "string",
        "kind": "secret",
        "maxLength": 128,
        "sameAs": "password"
      },
      "required": true,
      "placed": {
        "autocomplete": "new-password"
      },
      "section": "password"
    }
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "resetPassword",
    "outcomes": {
      "200": [
        {
          "toast": "reset",
          "type": "success"
        },
        {
          "go": "/signin"
        }
      ],
      "401": [],
      "422": [
        {
          "mark": "password",
          "codes": [
            "common",
            "ownAddress"
          ]
        }
      ],
      "other": [
        {
          "alert": "notReset"
        }
      ]
    }
  },
  "links": [
    {
      "id": "renew",
      "to": "/password/renew"
    }
  ],
  "name": "password/reset",
  "words": "password:reset.form",
  "record": "password/reset",
  "lookups": []
}

export { default as validators } from '../password/reset.validators.gen.js'
