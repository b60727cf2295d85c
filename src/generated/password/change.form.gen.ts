// Made by `npm run generate`. Change schemas/password and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "currentPassword",
      "newPassword",
      "passwordConfirm"
    ],
    "properties": {
      "currentPassword": {
        "type": "string",
        "kind": "secret",
        "minLength": 1,
        "maxLength": 128
      },
      "newPassword": {
        "type": "string",
        "format": "password",
        "maxLength": 128
      },
      "passwordConfirm": {
        "type": "string",
        "kind": "secret",
        "maxLength": 128,
        "sameAs": "newPassword"
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
                "currentPassword"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "newPassword"
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
            "path": "currentPassword",
            "words": "password:fields.currentPassword",
            "kind": "secret",
            "schema": {
              "type": "string",
              "kind": "secret",
              "minLength": 1,
              "maxLength": 128
            },
            "required": true,
            "placed": {
              "autocomplete": "current-password"
            },
            "section": "password"
          }
        ],
        [
          {
            "path": "newPassword",
            "words": "password:fields.newPassword",
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
              "sameAs": "newPassword"
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
      "path": "currentPassword",
      "words": "password:fields.currentPassword",
      "kind": "secret",
      "schema": {
        "type": "string",
        "kind": "secret",
        "minLength": 1,
        "maxLength": 128
      },
      "required": true,
      "placed": {
        "autocomplete": "current-password"
      },
      "section": "password"
    },
    {
      "path": "newPassword",
      "words": "password:fields.newPassword",
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
        "sameAs": "newPassword"
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
    "operation": "changePassword",
    "outcomes": {
      "200": [
        {
          "toast": "changed",
          "type": "success"
        },
        {
          "go": "/account"
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
        {
          "mark": "currentPassword",
          "codes": [
            "wrongPassword"
          ]
        },
        {
          "mark": "newPassword",
          "codes": [
            "common",
            "ownAddress"
          ]
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
  "links": [
    {
      "id": "account",
      "to": "/account"
    },
    {
      "id": "forgotten",
      "to": "/password/renew"
    }
  ],
  "name": "password/change",
  "words": "password:change.form",
  "record": "password/change",
  "lookups": []
}

export { default as validators } from '../password/change.validators.gen.js'
