// Made by `npm run generate`. Change schemas/tenant and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "tenant/tenant",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "tenant/tenant",
    "draft": true,
    "title": [
      "{person.name}",
      "{person.firstName} {person.surname}"
    ],
    "load": {
      "operation": "getIndividualTenant",
      "alternatives": [
        {
          "onlyAt": "corporation",
          "operation": "getCorporationTenant"
        }
      ],
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
    "create": {
      "operation": "createIndividualTenant",
      "alternatives": [
        {
          "onlyIf": 2,
          "operation": "createCorporationTenant"
        }
      ],
      "outcomes": {
        "200": [
          {
            "effect": "toast",
            "type": "success",
            "words": "created"
          },
          {
            "effect": "go",
            "to": [
              {
                "to": "/tenant/corporation/{resourceUuid}/details",
                "onlyIf": 3
              },
              {
                "to": "/tenant/individual/{resourceUuid}/details"
              }
            ]
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
      "operation": "updateIndividualTenant",
      "alternatives": [
        {
          "onlyIf": 2,
          "operation": "updateCorporationTenant"
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
            "to": [
              {
                "to": "/tenant/corporation/{resourceUuid}/details",
                "onlyIf": 3
              },
              {
                "to": "/tenant/individual/{resourceUuid}/details"
              }
            ]
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
            "words": "saveFailed",
            "details": "reason"
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
    "starts": [
      {
        "path": "type",
        "value": "INDIVIDUAL",
        "onlyAt": "individual"
      }
    ],
    "tabs": [
      "personal",
      "finance",
      "documents"
    ],
    "except": [
      "representative.birthDate",
      "representative.placeOfBirth"
    ],
    "askedOnSubmit": [
      "identificationDocument.fileData",
      "guarantors",
      "emergencyContacts"
    ],
    "sections": [
      {
        "id": "type",
        "tab": "personal",
        "fields": [
          [
            {
              "path": "type",
              "as": "radio",
              "fixed": true
            },
            {
              "path": "reference",
              "readOnly": true,
              "shownIf": 4
            }
          ]
        ]
      },
      {
        "id": "picture",
        "tab": "personal",
        "shownIf": 5,
        "fields": [
          "picture"
        ]
      },
      {
        "id": "corporation",
        "tab": "personal",
        "shownIf": 2,
        "fields": [
          [
            "person.name",
            "person.legalStatus"
          ],
          [
            "person.shareCapital",
            "person.activityField"
          ],
          [
            "person.siret",
            "person.siren"
          ],
          [
            "person.vatNumber",
            "person.website"
          ],
          {
            "path": "person.contacts.0.initialContact",
            "constant": true
          }
        ]
      },
      {
        "id": "person",
        "tab": "personal",
        "shownIf": 5,
        "fields": [
          {
            "path": "person.gender",
            "as": "radio"
          },
          [
            "person.surname",
            "person.firstName",
            "person.middlename"
          ],
          [
            "person.birthDate",
            "person.placeOfBirth",
            "person.nationality"
          ]
        ]
      },
      {
        "id": "representative",
        "tab": "personal",
        "shownIf": 2,
        "fields": [
          {
            "path": "representative.gender",
            "as": "radio"
          },
          [
            "representative.surname",
            "representative.firstName",
            "representative.middle"
          ],
          "representative.nationality",
          [
            "representative.contacts.0.email",
            "representative.contacts.0.secondEmail"
          ],
          [
            "representative.contacts.0.mobile",
            "representative.contacts.0.phone"
          ],
          "representative.contacts.0.address"
        ]
      },
      {
        "id": "contact",
        "tab": "personal",
        "fields": [
          [
            {
              "path": "person.contacts.0.email",
              "shownIf": 5
            },
            {
              "path": "person.contacts.0.secondEmail",
              "shownIf": 5
            }
          ],
          [
            {
              "path": "person.contacts.0.mobile",
              "shownIf": 5
            },
            {
              "path": "person.contacts.0.phone",
              "shownIf": 5
            }
          ],
          "person.contacts.0.address"
        ]
      },
      {
        "id": "identity",
        "tab": "personal",
        "shownIf": 5,
        "fields": [
          [
            "identificationDocument.type",
            "identificationDocument.registrationNumber",
            "identificationDocument.expirationDate"
          ],
          "identificationDocument.fileData"
        ]
      },
      {
        "id": "professional",
        "tab": "finance",
        "disabledIf": 2,
        "fields": [
          [
            "person.profession",
            "contractType"
          ],
          [
            "monthlyIncome",
            "employer"
          ],
          "employerAddress"
        ]
      },
      {
        "id": "bank",
        "tab": "finance",
        "fields": [
          [
            "person.bankAccounts.0.bankName",
            "person.bankAccounts.0.bic"
          ],
          "person.bankAccounts.0.address",
          "person.bankAccounts.0.rib",
          "person.bankAccounts.0.iban"
        ]
      },
      {
        "id": "guarantors",
        "tab": "finance",
        "fields": [
          {
            "path": "guarantors",
            "entry": {
              "form": "guarantor/guarantor",
              "columns": [
                "type",
                {
                  "id": "name",
                  "texts": [
                    "{person.name} ({person.legalStatus})",
                    "{person.name}",
                    "{person.firstName} {person.surname}"
                  ]
                },
                {
                  "id": "reach",
                  "lines": [
                    "person.contacts.0.mobile",
                    "person.contacts.0.email"
                  ]
                }
              ],
              "search": {
                "operation": "searchPeople",
                "query": "search",
                "columns": [
                  "type",
                  {
                    "id": "name",
                    "texts": [
                      "{person.name} ({person.legalStatus})",
                      "{person.name}",
                      "{person.firstName} {person.surname}"
                    ]
                  },
                  {
                    "id": "reach",
                    "lines": [
                      "person.contacts.0.mobile",
                      "person.contacts.0.email"
                    ]
                  }
                ]
              }
            }
          }
        ]
      },
      {
        "id": "documents",
        "tab": "documents",
        "fields": [
          {
            "path": "documents",
            "entry": {
              "form": "supporting-document/supporting-document",
              "file": "fileData",
              "columns": [
                "type",
                "description",
                "uploadDate"
              ]
            }
          }
        ]
      },
      {
        "id": "emergencyContacts",
        "tab": "documents",
        "fields": [
          {
            "path": "emergencyContacts",
            "entry": {
              "form": "emergency-contact/emergency-contact",
              "columns": [
                "type",
                {
                  "id": "name",
                  "texts": [
                    "{person.name} ({person.legalStatus})",
                    "{person.name}",
                    "{person.firstName} {person.surname}"
                  ]
                },
                {
                  "id": "reach",
                  "lines": [
                    "person.contacts.0.mobile",
                    "person.contacts.0.email"
                  ]
                }
              ],
              "search": {
                "operation": "searchPeople",
                "query": "search",
                "columns": [
                  "type",
                  {
                    "id": "name",
                    "texts": [
                      "{person.name} ({person.legalStatus})",
                      "{person.name}",
                      "{person.firstName} {person.surname}"
                    ]
                  },
                  {
                    "id": "reach",
                    "lines": [
                      "person.contacts.0.mobile",
                      "person.contacts.0.email"
                    ]
                  }
                ]
              }
            }
          }
        ]
      },
      {
        "id": "departure",
        "tab": "documents",
        "fields": [
          "followupAddress"
        ]
      },
      {
        "id": "note",
        "tab": "documents",
        "fields": [
          "privateComment"
        ]
      },
      {
        "id": "more",
        "tab": "documents",
        "fields": [
          "*"
        ]
      }
    ]
  }
}
