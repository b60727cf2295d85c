// Made by `npm run generate`. Change schemas/tenant and run it again.
import type { TablePlan } from '#engine/plan/ReadPlan.ts'

export const plan: TablePlan = {
  "name": "tenant/tenant",
  "words": "tenant:table",
  "load": {
    "operation": "listTenants",
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
  "spelt": {
    "properties": {
      "type": {
        "wire": {
          "aliases": {
            "individual": "INDIVIDUAL",
            "corporation": "CORPORATION"
          }
        }
      },
      "person": {
        "properties": {
          "bankAccounts": {
            "items": {
              "properties": {
                "address": {
                  "wire": {
                    "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                  }
                }
              }
            }
          },
          "contacts": {
            "items": {
              "properties": {
                "address": {
                  "wire": {
                    "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                  }
                }
              }
            }
          }
        }
      },
      "contacts": {
        "items": {
          "properties": {
            "address": {
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              }
            }
          }
        }
      },
      "guarantors": {
        "items": {
          "properties": {
            "type": {
              "wire": {
                "aliases": {
                  "individual": "INDIVIDUAL",
                  "corporation": "CORPORATION"
                }
              }
            },
            "person": {
              "properties": {
                "contacts": {
                  "items": {
                    "properties": {
                      "address": {
                        "wire": {
                          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "emergencyContacts": {
        "items": {
          "properties": {
            "type": {
              "wire": {
                "aliases": {
                  "individual": "INDIVIDUAL",
                  "corporation": "CORPORATION"
                }
              }
            },
            "person": {
              "properties": {
                "contacts": {
                  "items": {
                    "properties": {
                      "address": {
                        "wire": {
                          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "followupAddress": {
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        }
      },
      "employerAddress": {
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        }
      },
      "representative": {
        "properties": {
          "contacts": {
            "items": {
              "properties": {
                "address": {
                  "wire": {
                    "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "actions": [
    {
      "id": "details",
      "icon": "details",
      "to": [
        {
          "to": "/tenant/corporation/{resourceUuid}/details",
          "only": (self, cel) => cel.choose(cel.has(cel.field(self, "type")), () => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"), () => cel.has(cel.field(cel.field(self, "person"), "name")))
        },
        {
          "to": "/tenant/individual/{resourceUuid}/details"
        }
      ]
    },
    {
      "id": "edit",
      "icon": "edit",
      "to": [
        {
          "to": "/tenant/corporation/{resourceUuid}/edit",
          "only": (self, cel) => cel.choose(cel.has(cel.field(self, "type")), () => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"), () => cel.has(cel.field(cel.field(self, "person"), "name")))
        },
        {
          "to": "/tenant/individual/{resourceUuid}/edit"
        }
      ]
    },
    {
      "id": "remove",
      "icon": "remove",
      "danger": true,
      "to": "/underconstruction"
    }
  ],
  "columns": [
    {
      "path": "reference",
      "words": "tenant:fields.reference",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 40,
        "numbered": "LOC-{number}"
      }
    },
    {
      "path": "name",
      "words": "tenant:fields.name",
      "kind": "text",
      "schema": {
        "type": "string"
      },
      "to": [
        {
          "to": "/tenant/corporation/{resourceUuid}/details",
          "only": (self, cel) => cel.choose(cel.has(cel.field(self, "type")), () => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"), () => cel.has(cel.field(cel.field(self, "person"), "name")))
        },
        {
          "to": "/tenant/individual/{resourceUuid}/details"
        }
      ],
      "texts": {
        "templates": [
          "{person.name} ({person.legalStatus})",
          "{person.name}",
          "{person.firstName} {person.surname}"
        ],
        "fields": {
          "person.name": {
            "path": "person.name",
            "words": "tenant:fields.person.name",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            }
          },
          "person.legalStatus": {
            "path": "person.legalStatus",
            "words": "tenant:fields.person.legalStatus",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "legalStatuses",
              "maxLength": 200
            }
          },
          "person.firstName": {
            "path": "person.firstName",
            "words": "tenant:fields.person.firstName",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            }
          },
          "person.surname": {
            "path": "person.surname",
            "words": "tenant:fields.person.surname",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200,
              "sort": "first"
            }
          }
        }
      }
    },
    {
      "path": "contacts",
      "words": "tenant:fields.contacts",
      "kind": "text",
      "schema": {
        "type": "string"
      },
      "lines": [
        {
          "path": "contacts.0.mobile",
          "words": "tenant:fields.contacts.mobile",
          "kind": "phone",
          "schema": {
            "type": "string",
            "format": "mobile",
            "maxLength": 40
          }
        },
        {
          "path": "contacts.0.email",
          "words": "tenant:fields.contacts.email",
          "kind": "email",
          "schema": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          }
        }
      ]
    },
    {
      "path": "identificationDocument",
      "words": "tenant:fields.identificationDocument",
      "kind": "text",
      "schema": {
        "type": "string"
      },
      "texts": {
        "templates": [
          "{identificationDocument.type} {identificationDocument.registrationNumber}"
        ],
        "fields": {
          "identificationDocument.type": {
            "path": "identificationDocument.type",
            "words": "tenant:fields.identificationDocument.type",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "identificationDocumentTypes",
              "maxLength": 100
            }
          },
          "identificationDocument.registrationNumber": {
            "path": "identificationDocument.registrationNumber",
            "words": "tenant:fields.identificationDocument.registrationNumber",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 100
            }
          }
        }
      }
    }
  ],
  "filters": [
    {
      "path": "type",
      "words": "tenant:fields.type",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "INDIVIDUAL",
          "CORPORATION"
        ],
        "wire": {
          "aliases": {
            "individual": "INDIVIDUAL",
            "corporation": "CORPORATION"
          }
        },
        "default": "CORPORATION"
      }
    }
  ],
  "new": "/tenant/new?type=individual"
}
