// Made by `npm run generate`. Change schemas/session and run it again.
import type { TablePlan } from '#engine/plan/ReadPlan.ts'

export const plan: TablePlan = {
  "name": "session/session",
  "words": "session:table",
  "load": {
    "operation": "listSessions",
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
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": [
        {
          "toast": "loadFailed",
          "type": "error",
          "details": "reason"
        }
      ]
    }
  },
  "spelt": {},
  "actions": [
    {
      "id": "end",
      "icon": "signOut",
      "only": (self, cel) => cel.equal(cel.text(cel.field(self, "place")), "ELSEWHERE"),
      "confirm": true,
      "operation": "endSession",
      "outcomes": {
        "200": [
          "removeRow",
          {
            "toast": "ended",
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
          "removeRow",
          {
            "toast": "ended",
            "type": "success"
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
    },
    {
      "id": "endOthers",
      "icon": "signOut",
      "apart": true,
      "confirm": true,
      "operation": "endOtherSessions",
      "outcomes": {
        "200": [
          "reload",
          {
            "toast": "othersEnded",
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
  "back": "/account",
  "columns": [
    {
      "path": "device",
      "words": "session:fields.device",
      "kind": "text",
      "schema": {
        "type": "string"
      }
    },
    {
      "path": "place",
      "words": "session:fields.place",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "HERE",
          "ELSEWHERE"
        ]
      }
    },
    {
      "path": "signedInOn",
      "words": "session:fields.signedInOn",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "date"
      }
    },
    {
      "path": "usedOn",
      "words": "session:fields.usedOn",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "date"
      }
    }
  ],
  "filters": [],
  "order": [
    {
      "column": "usedOn",
      "descending": true
    },
    {
      "column": "signedInOn",
      "descending": true
    }
  ]
}
