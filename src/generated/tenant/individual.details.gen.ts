// Made by `npm run generate`. Change schemas/tenant and run it again.
import type { DetailsPlan } from '#engine/plan/ReadPlan.ts'

export const plan: DetailsPlan = {
  "name": "tenant/individual",
  "words": "tenant:individual.details",
  "load": {
    "operation": "getIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "getIndividualTenant",
        "CORPORATION": "getCorporationTenant"
      }
    },
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
      "404": [
        {
          "toast": "notFound",
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
  "back": "/tenant",
  "title": {
    "path": "title",
    "words": "tenant:fields.title",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "texts": {
      "templates": [
        "{person.firstName} {person.middlename} {person.surname}",
        "{person.firstName} {person.surname}"
      ],
      "fields": {
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
        "person.middlename": {
          "path": "person.middlename",
          "words": "tenant:fields.person.middlename",
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
  "facts": [],
  "progress": [],
  "sections": [
    {
      "id": "summary",
      "fields": [
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
        },
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
          "path": "person.birthDate",
          "words": "tenant:fields.person.birthDate",
          "kind": "date",
          "schema": {
            "type": "string",
            "format": "pastDate"
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        },
        {
          "path": "person.placeOfBirth",
          "words": "tenant:fields.person.placeOfBirth",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        },
        {
          "path": "person.nationality",
          "words": "tenant:fields.person.nationality",
          "kind": "choice",
          "schema": {
            "type": "string",
            "lookup": "countries",
            "maxLength": 3
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        }
      ],
      "gallery": {
        "path": "picture",
        "words": "tenant:fields.picture",
        "kind": "files",
        "schema": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "label",
            "resourceUuid"
          ],
          "properties": {
            "label": {
              "type": "string",
              "maxLength": 255
            },
            "resourceUuid": {
              "type": "string",
              "format": "uuid"
            }
          },
          "upload": {
            "accept": [
              "image/gif",
              "image/jpeg",
              "image/png",
              "image/svg+xml",
              "image/svg"
            ],
            "maxBytes": 10485760,
            "bytes": "getFile",
            "part": "picture"
          },
          "listed": false
        }
      },
      "pictureSize": {
        "width": 250,
        "height": 130
      },
      "folds": []
    },
    {
      "id": "contact",
      "fields": [
        {
          "path": "person.contacts.0.mobile",
          "words": "tenant:fields.person.contacts.mobile",
          "kind": "phone",
          "schema": {
            "type": "string",
            "format": "mobile",
            "maxLength": 40
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        },
        {
          "path": "person.contacts.0.phone",
          "words": "tenant:fields.person.contacts.phone",
          "kind": "phone",
          "schema": {
            "type": "string",
            "format": "landline",
            "maxLength": 40
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        },
        {
          "path": "person.contacts.0.email",
          "words": "tenant:fields.person.contacts.email",
          "kind": "email",
          "schema": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        },
        {
          "path": "person.contacts.0.secondEmail",
          "words": "tenant:fields.person.contacts.secondEmail",
          "kind": "email",
          "schema": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))
        },
        {
          "path": "person.contacts.0.address",
          "words": "tenant:fields.person.contacts.address",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "wire": {
              "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
            },
            "format": "line"
          }
        }
      ],
      "folds": []
    },
    {
      "id": "professional",
      "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")),
      "fields": [
        {
          "path": "person.profession",
          "words": "tenant:fields.person.profession",
          "kind": "choice",
          "schema": {
            "type": "string",
            "format": "line",
            "lookup": "jobs",
            "open": true,
            "maxLength": 200
          }
        },
        {
          "path": "contractType",
          "words": "tenant:fields.contractType",
          "kind": "choice",
          "schema": {
            "type": "string",
            "lookup": "contractTypes",
            "maxLength": 100,
            "listed": false
          }
        },
        {
          "path": "monthlyIncome",
          "words": "tenant:fields.monthlyIncome",
          "kind": "number",
          "schema": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000,
            "unit": "€",
            "listed": false
          }
        },
        {
          "path": "employer",
          "words": "tenant:fields.employer",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200,
            "listed": false
          }
        }
      ],
      "folds": [
        {
          "id": "employer",
          "fields": [
            {
              "path": "employerAddress",
              "words": "tenant:fields.employerAddress",
              "kind": "text",
              "schema": {
                "type": "string",
                "maxLength": 500,
                "wire": {
                  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                },
                "format": "line",
                "listed": false
              }
            }
          ]
        }
      ]
    },
    {
      "id": "bank",
      "fields": [
        {
          "path": "person.bankAccounts.0.bankName",
          "words": "tenant:fields.person.bankAccounts.bankName",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 200,
            "format": "line"
          }
        },
        {
          "path": "person.bankAccounts.0.iban",
          "words": "tenant:fields.person.bankAccounts.iban",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "bankIban",
            "maxLength": 60,
            "copy": true,
            "proposals": {
              "rib": "ibanOfRib"
            }
          }
        },
        {
          "path": "person.bankAccounts.0.bic",
          "words": "tenant:fields.person.bankAccounts.bic",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "bic",
            "maxLength": 20,
            "copy": true
          }
        }
      ],
      "folds": [
        {
          "id": "more",
          "fields": [
            {
              "path": "person.bankAccounts.0.rib",
              "words": "tenant:fields.person.bankAccounts.rib",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "bankRib",
                "maxLength": 60,
                "copy": true,
                "proposals": {
                  "iban": "ribOfIban"
                }
              }
            },
            {
              "path": "person.bankAccounts.0.address",
              "words": "tenant:fields.person.bankAccounts.address",
              "kind": "text",
              "schema": {
                "type": "string",
                "maxLength": 500,
                "wire": {
                  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                },
                "format": "line"
              }
            }
          ]
        }
      ]
    },
    {
      "id": "people",
      "show": (self, cel) => cel.or(cel.more(cel.size(cel.items(cel.field(self, "guarantors"))), 0), () => cel.more(cel.size(cel.items(cel.field(self, "emergencyContacts"))), 0)),
      "fields": [],
      "lists": [
        {
          "path": "guarantors",
          "columns": [
            {
              "path": "name",
              "words": "tenant:fields.guarantors.name",
              "kind": "text",
              "schema": {
                "type": "string"
              },
              "texts": {
                "templates": [
                  "{person.name} ({person.legalStatus})",
                  "{person.name}",
                  "{person.firstName} {person.surname}"
                ],
                "fields": {
                  "person.name": {
                    "path": "person.name",
                    "words": "tenant:fields.guarantors.person.name",
                    "kind": "text",
                    "schema": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    }
                  },
                  "person.legalStatus": {
                    "path": "person.legalStatus",
                    "words": "tenant:fields.guarantors.person.legalStatus",
                    "kind": "choice",
                    "schema": {
                      "type": "string",
                      "lookup": "legalStatuses",
                      "maxLength": 200
                    }
                  },
                  "person.firstName": {
                    "path": "person.firstName",
                    "words": "tenant:fields.guarantors.person.firstName",
                    "kind": "text",
                    "schema": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    }
                  },
                  "person.surname": {
                    "path": "person.surname",
                    "words": "tenant:fields.guarantors.person.surname",
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
              "path": "person.contacts.0.mobile",
              "words": "tenant:fields.guarantors.person.contacts.mobile",
              "kind": "phone",
              "schema": {
                "type": "string",
                "format": "mobile",
                "maxLength": 40
              }
            },
            {
              "path": "person.contacts.0.phone",
              "words": "tenant:fields.guarantors.person.contacts.phone",
              "kind": "phone",
              "schema": {
                "type": "string",
                "format": "landline",
                "maxLength": 40
              }
            },
            {
              "path": "person.contacts.0.email",
              "words": "tenant:fields.guarantors.person.contacts.email",
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
          "path": "emergencyContacts",
          "columns": [
            {
              "path": "name",
              "words": "tenant:fields.emergencyContacts.name",
              "kind": "text",
              "schema": {
                "type": "string"
              },
              "texts": {
                "templates": [
                  "{person.name} ({person.legalStatus})",
                  "{person.name}",
                  "{person.firstName} {person.surname}"
                ],
                "fields": {
                  "person.name": {
                    "path": "person.name",
                    "words": "tenant:fields.emergencyContacts.person.name",
                    "kind": "text",
                    "schema": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    }
                  },
                  "person.legalStatus": {
                    "path": "person.legalStatus",
                    "words": "tenant:fields.emergencyContacts.person.legalStatus",
                    "kind": "choice",
                    "schema": {
                      "type": "string",
                      "lookup": "legalStatuses",
                      "maxLength": 200
                    }
                  },
                  "person.firstName": {
                    "path": "person.firstName",
                    "words": "tenant:fields.emergencyContacts.person.firstName",
                    "kind": "text",
                    "schema": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    }
                  },
                  "person.surname": {
                    "path": "person.surname",
                    "words": "tenant:fields.emergencyContacts.person.surname",
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
              "path": "person.contacts.0.mobile",
              "words": "tenant:fields.emergencyContacts.person.contacts.mobile",
              "kind": "phone",
              "schema": {
                "type": "string",
                "format": "mobile",
                "maxLength": 40
              }
            },
            {
              "path": "person.contacts.0.phone",
              "words": "tenant:fields.emergencyContacts.person.contacts.phone",
              "kind": "phone",
              "schema": {
                "type": "string",
                "format": "landline",
                "maxLength": 40
              }
            },
            {
              "path": "person.contacts.0.email",
              "words": "tenant:fields.emergencyContacts.person.contacts.email",
              "kind": "email",
              "schema": {
                "type": "string",
                "format": "email",
                "maxLength": 254
              }
            }
          ]
        }
      ],
      "folds": []
    },
    {
      "id": "documents",
      "show": (self, cel) => cel.or(cel.has(cel.field(cel.field(self, "identificationDocument"), "fileData")), () => cel.more(cel.size(cel.items(cel.field(self, "documents"))), 0)),
      "fields": [],
      "lists": [
        {
          "path": "identificationDocument",
          "columns": [
            {
              "path": "type",
              "words": "tenant:fields.identificationDocument.type",
              "kind": "choice",
              "schema": {
                "type": "string",
                "lookup": "identificationDocumentTypes",
                "maxLength": 100
              }
            },
            {
              "path": "registrationNumber",
              "words": "tenant:fields.identificationDocument.registrationNumber",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "line",
                "maxLength": 100
              }
            },
            {
              "path": "expirationDate",
              "words": "tenant:fields.identificationDocument.expirationDate",
              "kind": "date",
              "schema": {
                "type": "string",
                "format": "date",
                "expiresSoon": 30
              }
            },
            {
              "path": "uploadDate",
              "words": "tenant:fields.identificationDocument.uploadDate",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "stamp",
                "maxLength": 40,
                "readOnly": true
              }
            },
            {
              "path": "description",
              "words": "tenant:fields.documents.description",
              "kind": "text",
              "schema": {
                "type": "string"
              }
            }
          ],
          "file": {
            "path": "fileData",
            "words": "tenant:fields.identificationDocument.fileData",
            "kind": "files",
            "schema": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "label",
                "resourceUuid"
              ],
              "properties": {
                "label": {
                  "type": "string",
                  "maxLength": 255
                },
                "resourceUuid": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "readOnly": true,
              "upload": {
                "maxBytes": 20971520,
                "bytes": "getFile",
                "accept": [
                  "image/gif",
                  "image/jpeg",
                  "image/png",
                  "image/svg+xml",
                  "image/svg"
                ],
                "part": "identificationDocument",
                "whole": true
              },
              "wire": {
                "sentAs": {
                  "metaData.fileName": "name",
                  "metaData.fileUuid": "id",
                  "uploaddate": "chosenAt",
                  "uploadDate": "keptChosenAt"
                }
              }
            }
          }
        },
        {
          "path": "documents",
          "columns": [
            {
              "path": "type",
              "words": "tenant:fields.documents.type",
              "kind": "choice",
              "schema": {
                "type": "string",
                "lookup": "documentTypes",
                "maxLength": 100
              }
            },
            {
              "path": "registrationNumber",
              "words": "tenant:fields.identificationDocument.registrationNumber",
              "kind": "text",
              "schema": {
                "type": "string"
              }
            },
            {
              "path": "expirationDate",
              "words": "tenant:fields.identificationDocument.expirationDate",
              "kind": "text",
              "schema": {
                "type": "string"
              }
            },
            {
              "path": "uploadDate",
              "words": "tenant:fields.documents.uploadDate",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "stamp",
                "maxLength": 40,
                "readOnly": true
              }
            },
            {
              "path": "description",
              "words": "tenant:fields.documents.description",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "line",
                "maxLength": 500
              }
            }
          ],
          "file": {
            "path": "fileData",
            "words": "tenant:fields.documents.fileData",
            "kind": "files",
            "schema": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "label",
                "resourceUuid"
              ],
              "properties": {
                "label": {
                  "type": "string",
                  "maxLength": 255
                },
                "resourceUuid": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "readOnly": true,
              "upload": {
                "maxBytes": 20971520,
                "bytes": "getFile",
                "part": "documents",
                "accept": [
                  "*/*"
                ]
              },
              "wire": {
                "sentAs": {
                  "metaData.fileName": "name",
                  "metaData.fileUuid": "id",
                  "uploaddate": "chosenAt",
                  "uploadDate": "keptChosenAt"
                }
              }
            }
          }
        }
      ],
      "folds": []
    },
    {
      "id": "note",
      "fields": [
        {
          "path": "privateComment",
          "words": "tenant:fields.privateComment",
          "kind": "paragraph",
          "schema": {
            "type": "string",
            "maxLength": 5000,
            "listed": false
          }
        }
      ],
      "folds": []
    },
    {
      "id": "departure",
      "fields": [
        {
          "path": "followupAddress",
          "words": "tenant:fields.followupAddress",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "wire": {
              "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
            },
            "format": "line",
            "listed": false
          }
        }
      ],
      "folds": []
    }
  ]
}
