// Made by `npm run generate`. Change openapi/ or schemas/ and run it again.
export type $Read<T> = {
    readonly $read: T;
};
export type $Write<T> = {
    readonly $write: T;
};
export type Readable<T> = T extends $Write<any> ? never : T extends $Read<infer U> ? Readable<U> : T extends (infer E)[] ? Readable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Write<any> ? never : K]: Readable<T[K]>;
} : T;
export type Writable<T> = T extends $Read<any> ? never : T extends $Write<infer U> ? Writable<U> : T extends (infer E)[] ? Writable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? never : K]: Writable<T[K]>;
} & {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? K : never]?: never;
} : T;
export interface paths {
    "/authentication/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session. */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes the session of the bearer token. */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/signout/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session, as its token names it (`sid`). It ends the session and opens nothing. */
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a session whose sign-out could not be sent. Known and unknown ids get the same answer. */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a sign-up until the link of its activation mail is used. Several may wait for one address; the link that is used decides whose password counts. */
        post: operations["signUp"];
        /** Removes the account with all its records and files. A sign-in of more than 15 minutes gets 401: sign in again. */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/subscription/{subscriptionResourceUuid}/resentEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionResourceUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the activation mail again; the id is what the sign-up answered. */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/subscription/{subscriptionUuid}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the account by the link of its mail, and keeps how its owner can be reached. */
        post: operations["validateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sends a new activation link to an address whose account waits for its activation. */
        put: operations["renewSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/password/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a link for a new password sent; known and unknown addresses get the same answer. */
        post: operations["renewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/password/{passwordRequestUuid}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passwordRequestUuid: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Sets a new password by the link of a mail, and ends all sessions of the account. Only the body is read. */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Id and type of the caller's account, as its other calls name them in their paths. */
        get: operations["getAccountDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All records and files of the caller in one zip. A sign-in of more than 15 minutes gets 401: sign in again. */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many records of each kind and files the caller has, all of which go with the account. */
        get: operations["countContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets a new password for whoever knows the present one, and ends all other sessions of the account. A present password that is wrong is 422 at its field, and counts as a sign-in that failed. */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of the caller that live, with the device and the days of sign-in and last use. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Ends all sessions of the caller but the one that calls. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/sessions/{resourceUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a session of the caller, by its id in the list, which opens nothing. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/{resourceUuid}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
                /** @description Type of the account, `individual` or `corporation`, in small or capital letters. */
                type: string;
            };
            cookie?: never;
        };
        /** The profile of the caller. */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/individual/{resourceUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replaces the profile of the caller by that of an individual; pictures that are not kept are removed. */
        put: operations["updateIndividualAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/account/corporation/{resourceUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replaces the profile of the caller by that of a company; pictures that are not kept are removed. */
        put: operations["updateCorporationAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/file/{resourceUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        /** The bytes of a file of the account, such as its signature. */
        get: operations["getAccountFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/file/{resourceUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        /** The bytes of a file of the owner. */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/realestate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Who acts, a client or an agent. Our own client does not send it. */
                Delegation?: components["parameters"]["Delegation"];
            };
            path?: never;
            cookie?: never;
        };
        /** All real estates of the owner. */
        get: operations["listRealEstates"];
        put?: never;
        /** Enters a real estate with its pictures. */
        post: operations["createRealEstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/realestate/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The property types. */
        get: operations["listRealEstateTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/realestate/component-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The room and component types. */
        get: operations["listRealEstateComponentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/realestate/picture/{resourceUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        /** The bytes of a picture of the owner. */
        get: operations["getRealEstatePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/realestate/{realestateUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                realestateUuid: string;
            };
            cookie?: never;
        };
        /** One real estate. */
        get: operations["getRealEstate"];
        /** Replaces a real estate; pictures and components that are not kept are removed. */
        put: operations["updateRealEstate"];
        post?: never;
        /** Removes a real estate with its pictures. */
        delete: operations["removeRealEstate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/tenant/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tenants of the owner, people and companies. */
        get: operations["listTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/tenant/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guarantors and emergency contacts whom the owner has entered with any tenant, each once. */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/tenant/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters a person as tenant, with documents and picture. */
        post: operations["createIndividualTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/tenant/individual/{tenantUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantUuid: string;
            };
            cookie?: never;
        };
        /** One tenant that is a person. */
        get: operations["getIndividualTenant"];
        /** Replaces the tenant; files that are not kept by their id are removed. */
        put: operations["updateIndividualTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/tenant/corporation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters a company as tenant, with documents and picture. */
        post: operations["createCorporationTenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restapi/tenant/corporation/{tenantUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantUuid: string;
            };
            cookie?: never;
        };
        /** One tenant that is a company. */
        get: operations["getCorporationTenant"];
        /** Replaces the tenant; files that are not kept by their id are removed. */
        put: operations["updateCorporationTenant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/lookup/corporation-legal-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The legal forms of companies, the usual ones first. */
        get: operations["listLegalStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/lookup/identification-document-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of identity documents. */
        get: operations["listIdentificationDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/lookup/document-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of supporting documents. */
        get: operations["listDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/lookup/contract-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of employment contracts. */
        get: operations["listContractTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/lookup/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries, France first, that a name, a code or a nationality finds. */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/address/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same countries, for addresses. */
        get: operations["listAddressCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/address/town": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Towns of a country, the largest first, fifty at most. Those of France are known; without a country it is meant. */
        get: operations["listTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auxiliary/job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Usual trades with their categories. */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Session: {
            access_token: string;
        };
        Reference: {
            /** Format: uuid */
            resourceUuid: string;
        };
        AccountDetails: {
            /** Format: uuid */
            resourceUuid: string;
            /** @enum {string} */
            type: "individual" | "corporation";
            /** @description Address for signing in. */
            email: string;
        };
        Country: {
            frName: string;
            enName: string;
            /** @description Its name in the language of Accept-Language where that is neither French nor English. */
            name?: string;
            codeIso3: string;
            /** @description Its other names, two-letter code and nationalities, where a query was given. */
            words?: string[];
        };
        Town: {
            name: string;
            postalCodes: string[];
            codeInsee: string;
            department: string;
        };
        Job: {
            category: string;
            name: string;
            enName: string;
        };
        Problem: {
            /** @description JSON text of a list of items with `fieldName` (and `message`, a code, and `params`, its figures), or a message key such as `ERR_GEN_401`. */
            functionnalDetails: string;
            timestamp: {
                year: number;
                monthValue: number;
                dayOfMonth: number;
                hour: number;
                minute: number;
                second: number;
            };
        };
        SignIn: {
            username: string;
            password: string;
            rememberMe?: boolean;
            /** @constant */
            grant_type?: "password";
        };
        SignUp: {
            /**
             * @default INDIVIDUAL
             * @enum {string}
             */
            accountType: "CORPORATION" | "INDIVIDUAL";
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
            passwordConfirm: string;
            /** Format: line */
            surname?: string;
            /** Format: line */
            firstName?: string;
            /** Format: line */
            corporationName?: string;
        };
        Subscription: {
            /** Format: mobile */
            mobile: string;
            /** Format: landline */
            phone?: string;
            address?: string;
        };
        PasswordReset: {
            /** Format: password */
            password: string;
            passwordConfirm: string;
        };
        PasswordChange: {
            currentPassword: string;
            /** Format: password */
            newPassword: string;
            passwordConfirm: string;
        };
        SessionRecord: {
            /** Format: uuid */
            resourceUuid: $Read<string>;
            device?: string;
            /** @enum {string} */
            place: "HERE" | "ELSEWHERE";
            /** Format: date */
            signedInOn: string;
            /** Format: date */
            usedOn?: string;
        };
        Account: {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            /** @enum {string} */
            type: "CORPORATION" | "INDIVIDUAL";
            /** Format: url */
            website?: string;
            contacts: {
                /** Format: email */
                email: string;
                /** Format: mobile */
                mobile: string;
                /** Format: landline */
                phone?: string;
                address?: string;
            }[];
            bankAccounts?: {
                bankName?: string;
                address?: string;
                /** Format: bankRib */
                rib?: string;
                /** Format: bankIban */
                iban?: string;
                /** Format: bic */
                bic?: string;
            }[];
            signaturePicture?: $Read<{
                label: string;
                /** Format: uuid */
                resourceUuid: string;
            }>;
            oldSignaturePicture?: $Write<string>;
            stampPicture?: $Read<{
                label: string;
                /** Format: uuid */
                resourceUuid: string;
            }>;
            oldStampPicture?: $Write<string>;
            /** @constant */
            creationStep?: $Write<2>;
            /** @enum {string} */
            gender?: "MR" | "MRS" | "MS";
            /** Format: line */
            surname?: string;
            /** Format: line */
            firstName?: string;
            /** Format: pastDate */
            birthDate?: string;
            /** Format: line */
            placeOfBirth?: string;
            nationality?: string;
            /** Format: line */
            name?: string;
            legalStatus?: string;
            shareCapital?: number;
            /** Format: siren */
            siren?: string;
            /** Format: siret */
            siret?: string;
            /** Format: vat */
            vatNumber?: string;
        };
        RealEstateRow: {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            /** Format: line */
            label: string;
            /** @enum {string} */
            type: "BUILDING_LAND" | "HOUSE" | "APARTEMENT" | "BUILDING" | "PARKING" | "BOX" | "COMMERCIAL_SPACE" | "LAND" | "WAREHOUSE" | "CASTEL" | "OFFICE" | "OTHER";
            /** Format: line */
            address: string;
            surface: number;
            /**
             * @default SQUARE_METERS
             * @enum {string}
             */
            measureUnity: "SQUARE_METERS" | "HECTARES";
            /** Format: pastYear */
            constructionYear?: number;
            /** Format: pastDate */
            acquisitionDate?: string;
        };
        RealEstate: {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            /** Format: line */
            label: string;
            /** @enum {string} */
            type: "BUILDING_LAND" | "HOUSE" | "APARTEMENT" | "BUILDING" | "PARKING" | "BOX" | "COMMERCIAL_SPACE" | "LAND" | "WAREHOUSE" | "CASTEL" | "OFFICE" | "OTHER";
            /** Format: line */
            address: string;
            surface: number;
            /**
             * @default SQUARE_METERS
             * @enum {string}
             */
            measureUnity: "SQUARE_METERS" | "HECTARES";
            /** Format: pastYear */
            constructionYear?: number;
            /** Format: pastDate */
            acquisitionDate?: string;
            pictures?: $Read<{
                label: string;
                /** Format: uuid */
                resourceUuid: string;
            }[]>;
            oldPictures?: $Write<string[]>;
            habitable?: {
                habitableComponents: {
                    /** Format: uuid */
                    resourceUuid?: $Read<string>;
                    /** @enum {string} */
                    type: "LIVING_ROOM" | "KITCHEN" | "BED_ROOM" | "LAUNDRY_ROOM" | "TOILET" | "SHOWER" | "TOILET_SHOWER" | "GARDEN" | "TERRACE" | "BALCONY" | "CLOSET" | "CAVE";
                    surface: number;
                    /** Format: line */
                    label?: string;
                }[];
            } | null;
            oldHabitableComponents?: $Write<string[]>;
            condominiumTrustee?: {
                /** Format: line */
                name: string;
                /** Format: phone */
                phone?: string;
                /** Format: email */
                email?: string;
                realestatetenth: number;
                condominiumtrusteetenth: number;
            } | null;
        };
        TenantRow: {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            /**
             * @default CORPORATION
             * @enum {string}
             */
            type: "INDIVIDUAL" | "CORPORATION";
            /** Format: line */
            reference?: string;
            person: {
                /** Format: uuid */
                resourceUuid?: string;
                bankAccounts?: {
                    /** Format: line */
                    bankName?: string;
                    /** Format: line */
                    address?: string;
                    /** Format: bankRib */
                    rib?: string;
                    /** Format: bankIban */
                    iban?: string;
                    /** Format: bic */
                    bic?: string;
                }[];
                /** @enum {string} */
                gender?: "MR" | "MS" | "MRS";
                /** Format: line */
                surname?: string;
                /** Format: line */
                firstName?: string;
                /** Format: pastDate */
                birthDate?: string;
                /** Format: line */
                placeOfBirth?: string;
                nationality?: string;
                /** Format: line */
                middlename?: string;
                /** Format: line */
                profession?: string;
                contacts?: {
                    /** Format: email */
                    email?: string;
                    /** Format: mobile */
                    mobile?: string;
                    /** Format: landline */
                    phone?: string;
                    /** Format: line */
                    address?: string;
                    /** Format: email */
                    secondEmail?: string;
                    initialContact?: boolean;
                }[];
                /** Format: line */
                name?: string;
                legalStatus?: string;
                shareCapital?: number;
                /** Format: siren */
                siren?: string;
                /** Format: siret */
                siret?: string;
                /** Format: vat */
                vatNumber?: string;
                /** Format: line */
                activityField?: string;
                /** Format: url */
                website?: string;
            };
            contacts?: $Read<{
                /** Format: email */
                email?: string;
                /** Format: mobile */
                mobile?: string;
                /** Format: landline */
                phone?: string;
                /** Format: line */
                address?: string;
                /** Format: email */
                secondEmail?: string;
                initialContact?: boolean;
            }[]>;
            identificationDocument?: {
                fileData?: $Read<{
                    label: string;
                    /** Format: uuid */
                    resourceUuid: string;
                }>;
                /** Format: stamp */
                uploadDate?: $Read<string>;
                type?: string;
                /** Format: line */
                registrationNumber?: string;
                /** Format: date */
                expirationDate?: string;
            };
        };
        Guarantor: {
            /** Format: uuid */
            resourceUuid?: string;
            /**
             * @default INDIVIDUAL
             * @enum {string}
             */
            type: "INDIVIDUAL" | "CORPORATION";
            person: {
                /** Format: uuid */
                resourceUuid?: string;
                contacts?: {
                    /** Format: email */
                    email?: string;
                    /** Format: mobile */
                    mobile?: string;
                    /** Format: landline */
                    phone?: string;
                    /** Format: line */
                    address?: string;
                }[];
                /** @enum {string} */
                gender?: "MR" | "MS" | "MRS";
                /** Format: line */
                surname?: string;
                /** Format: line */
                firstName?: string;
                /** Format: pastDate */
                birthDate?: string;
                /** Format: line */
                placeOfBirth?: string;
                nationality?: string;
                /** Format: line */
                name?: string;
                legalStatus?: string;
                shareCapital?: number;
                /** Format: siren */
                siren?: string;
                /** Format: siret */
                siret?: string;
                /** Format: vat */
                vatNumber?: string;
            };
        };
        Tenant: {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            /**
             * @default CORPORATION
             * @enum {string}
             */
            type: "INDIVIDUAL" | "CORPORATION";
            /** Format: line */
            reference?: string;
            person: {
                /** Format: uuid */
                resourceUuid?: string;
                bankAccounts?: {
                    /** Format: line */
                    bankName?: string;
                    /** Format: line */
                    address?: string;
                    /** Format: bankRib */
                    rib?: string;
                    /** Format: bankIban */
                    iban?: string;
                    /** Format: bic */
                    bic?: string;
                }[];
                /** @enum {string} */
                gender?: "MR" | "MS" | "MRS";
                /** Format: line */
                surname?: string;
                /** Format: line */
                firstName?: string;
                /** Format: pastDate */
                birthDate?: string;
                /** Format: line */
                placeOfBirth?: string;
                nationality?: string;
                /** Format: line */
                middlename?: string;
                /** Format: line */
                profession?: string;
                contacts?: {
                    /** Format: email */
                    email?: string;
                    /** Format: mobile */
                    mobile?: string;
                    /** Format: landline */
                    phone?: string;
                    /** Format: line */
                    address?: string;
                    /** Format: email */
                    secondEmail?: string;
                    initialContact?: boolean;
                }[];
                /** Format: line */
                name?: string;
                legalStatus?: string;
                shareCapital?: number;
                /** Format: siren */
                siren?: string;
                /** Format: siret */
                siret?: string;
                /** Format: vat */
                vatNumber?: string;
                /** Format: line */
                activityField?: string;
                /** Format: url */
                website?: string;
            };
            contacts?: $Read<{
                /** Format: email */
                email?: string;
                /** Format: mobile */
                mobile?: string;
                /** Format: landline */
                phone?: string;
                /** Format: line */
                address?: string;
                /** Format: email */
                secondEmail?: string;
                initialContact?: boolean;
            }[]>;
            guarantors: {
                /** Format: uuid */
                resourceUuid?: string;
                /**
                 * @default INDIVIDUAL
                 * @enum {string}
                 */
                type: "INDIVIDUAL" | "CORPORATION";
                person: {
                    /** Format: uuid */
                    resourceUuid?: string;
                    contacts?: {
                        /** Format: email */
                        email?: string;
                        /** Format: mobile */
                        mobile?: string;
                        /** Format: landline */
                        phone?: string;
                        /** Format: line */
                        address?: string;
                    }[];
                    /** @enum {string} */
                    gender?: "MR" | "MS" | "MRS";
                    /** Format: line */
                    surname?: string;
                    /** Format: line */
                    firstName?: string;
                    /** Format: pastDate */
                    birthDate?: string;
                    /** Format: line */
                    placeOfBirth?: string;
                    nationality?: string;
                    /** Format: line */
                    name?: string;
                    legalStatus?: string;
                    shareCapital?: number;
                    /** Format: siren */
                    siren?: string;
                    /** Format: siret */
                    siret?: string;
                    /** Format: vat */
                    vatNumber?: string;
                };
            }[];
            emergencyContacts: {
                /** Format: uuid */
                resourceUuid?: string;
                /**
                 * @default INDIVIDUAL
                 * @enum {string}
                 */
                type: "INDIVIDUAL" | "CORPORATION";
                person: {
                    /** Format: uuid */
                    resourceUuid?: string;
                    contacts?: {
                        /** Format: email */
                        email?: string;
                        /** Format: mobile */
                        mobile?: string;
                        /** Format: landline */
                        phone?: string;
                        /** Format: line */
                        address?: string;
                    }[];
                    /** @enum {string} */
                    gender?: "MR" | "MS" | "MRS";
                    /** Format: line */
                    surname?: string;
                    /** Format: line */
                    firstName?: string;
                    /** Format: pastDate */
                    birthDate?: string;
                    /** Format: line */
                    placeOfBirth?: string;
                    nationality?: string;
                    /** Format: line */
                    name?: string;
                    legalStatus?: string;
                    shareCapital?: number;
                    /** Format: siren */
                    siren?: string;
                    /** Format: siret */
                    siret?: string;
                    /** Format: vat */
                    vatNumber?: string;
                };
            }[];
            documents?: {
                /** Format: uuid */
                resourceUuid?: $Read<string>;
                type?: string;
                /** Format: line */
                description?: string;
                fileData: $Read<{
                    label: string;
                    /** Format: uuid */
                    resourceUuid: string;
                }>;
                metaData: $Write<{
                    fileName: string;
                    /** Format: uuid */
                    fileUuid?: string;
                }>;
                /** Format: stamp */
                uploadDate?: $Read<string>;
                /** Format: stamp */
                uploaddate?: $Write<string>;
            }[];
            /** Format: line */
            followupAddress?: string;
            privateComment?: string;
            identificationDocument?: {
                fileData?: $Read<{
                    label: string;
                    /** Format: uuid */
                    resourceUuid: string;
                }>;
                metaData?: $Write<{
                    fileName: string;
                    /** Format: uuid */
                    fileUuid?: string;
                }>;
                /** Format: stamp */
                uploadDate?: $Read<string>;
                /** Format: stamp */
                uploaddate?: $Write<string>;
                type?: string;
                /** Format: line */
                registrationNumber?: string;
                /** Format: date */
                expirationDate?: string;
            };
            picture?: {
                label: string;
                /** Format: uuid */
                resourceUuid: string;
            };
            /** Format: line */
            employer?: string;
            /** Format: line */
            employerAddress?: string;
            contractType?: string;
            monthlyIncome?: number;
            representative?: {
                /** @enum {string} */
                gender?: "MR" | "MS" | "MRS";
                /** Format: line */
                surname?: string;
                /** Format: line */
                firstName?: string;
                /** Format: pastDate */
                birthDate?: string;
                /** Format: line */
                placeOfBirth?: string;
                nationality?: string;
                /** Format: uuid */
                resourceUuid?: string;
                /** Format: line */
                middle?: string;
                contacts?: {
                    /** Format: email */
                    email?: string;
                    /** Format: mobile */
                    mobile?: string;
                    /** Format: landline */
                    phone?: string;
                    /** Format: line */
                    address?: string;
                    /** Format: email */
                    secondEmail?: string;
                }[];
            };
        };
    };
    responses: {
        /** @description Saved. */
        Saved: {
            headers: {
                /** @description Version of the record. */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Reference"];
            };
        };
        /** @description Done, in words. */
        Text: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The values. */
        Values: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The bytes of the file. */
        Bytes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
            };
        };
        /** @description What came is no call of HTTP. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What is wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls or failed attempts; `Retry-After` tells after how many seconds to come again. */
        TooMany: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        ResourceUuid: string;
        /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
        IdempotencyKey: string;
        /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
        IfMatch: string;
        /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
        DeviceKey: string;
        Email: string;
        /** @description What was typed; only values that hold it are given. */
        Input: string;
        /** @description Name of a country in French or in English, its code, or the nationality. */
        CountryName: string;
        /** @description Who acts, a client or an agent. Our own client does not send it. */
        Delegation: "system_user" | "agent";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
                "Device-Key"?: components["parameters"]["DeviceKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
                "application/x-www-form-urlencoded": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session, as its token names it (`sid`). It ends the session and opens nothing. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
                "Device-Key"?: components["parameters"]["DeviceKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Id of the account to be, as `resentEmail` takes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionResourceUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    validateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
                "Device-Key"?: components["parameters"]["DeviceKey"];
            };
            path: {
                subscriptionUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            200: components["responses"]["Text"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            410: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
        };
    };
    renewSubscription: {
        parameters: {
            query: {
                email: components["parameters"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An empty object. */
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Text"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    renewPassword: {
        parameters: {
            query: {
                email: components["parameters"]["Email"];
            };
            header?: {
                /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
                "Device-Key"?: components["parameters"]["DeviceKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
                "Device-Key"?: components["parameters"]["DeviceKey"];
            };
            path: {
                passwordRequestUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
        };
    };
    getAccountDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetails"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    countContents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Numbers by folder of the record, and `files`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random text that the device has made once and keeps. Sign-ins and links for a new password that come with a key that the account knows are counted apart, so that the guesses of others keep no owner out. Where an account is not activated with the very key that its sign-up came with, its password counts only from the device that activated, or once it was chosen through a mail. */
                "Device-Key"?: components["parameters"]["DeviceKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRecord"][];
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
                /** @description Type of the account, `individual` or `corporation`, in small or capital letters. */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    /** @description Version of the record. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    updateIndividualAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    individual: components["schemas"]["Account"];
                    /** Format: binary */
                    signaturePicture?: string;
                    /** Format: binary */
                    stampPicture?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCorporationAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    corporation: components["schemas"]["Account"];
                    /** Format: binary */
                    signaturePicture?: string;
                    /** Format: binary */
                    stampPicture?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    getAccountFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listRealEstates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who acts, a client or an agent. Our own client does not send it. */
                Delegation?: components["parameters"]["Delegation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstateRow"][];
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    createRealEstate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Who acts, a client or an agent. Our own client does not send it. */
                Delegation?: components["parameters"]["Delegation"];
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    commondata: components["schemas"]["RealEstate"];
                    pictures?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listRealEstateTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Values"];
            400: components["responses"]["Unreadable"];
        };
    };
    listRealEstateComponentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Values"];
            400: components["responses"]["Unreadable"];
        };
    };
    getRealEstatePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resourceUuid: components["parameters"]["ResourceUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Bytes"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    getRealEstate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                realestateUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The real estate. */
            200: {
                headers: {
                    /** @description Version of the record. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealEstate"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    updateRealEstate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                realestateUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    commondata: components["schemas"]["RealEstate"];
                    pictures?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    removeRealEstate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                realestateUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantRow"][];
                };
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    searchPeople: {
        parameters: {
            query: {
                /** @description Words of a name or an email address, without regard to accents and case, or a telephone number as people write it. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 of them, in the order of their names, without ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guarantor"][];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    createIndividualTenant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    tenant: components["schemas"]["Tenant"];
                    /** Format: binary */
                    identificationDocument?: string;
                    documents?: string[];
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    getIndividualTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    /** @description Version of the record. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    updateIndividualTenant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tenantUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    tenant: components["schemas"]["Tenant"];
                    /** Format: binary */
                    identificationDocument?: string;
                    documents?: string[];
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    createCorporationTenant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    tenant: components["schemas"]["Tenant"];
                    /** Format: binary */
                    identificationDocument?: string;
                    documents?: string[];
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    getCorporationTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenantUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    /** @description Version of the record. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    updateCorporationTenant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per opened form; a call that is repeated with the same key within a day is carried out once and gets the same answer. The same key with another request is refused with 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the version that the caller has seen; any other stored version is refused with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tenantUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    tenant: components["schemas"]["Tenant"];
                    /** Format: binary */
                    identificationDocument?: string;
                    documents?: string[];
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listLegalStatuses: {
        parameters: {
            query?: {
                /** @description What was typed; only values that hold it are given. */
                input?: components["parameters"]["Input"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Values"];
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listIdentificationDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Values"];
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listDocumentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Values"];
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listContractTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Values"];
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description Name of a country in French or in English, its code, or the nationality. */
                countryName?: components["parameters"]["CountryName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listAddressCountries: {
        parameters: {
            query?: {
                /** @description Name of a country in French or in English, its code, or the nationality. */
                countryName?: components["parameters"]["CountryName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listTowns: {
        parameters: {
            query?: {
                /** @description Name of a country in French or in English, its code, or the nationality. */
                countryName?: components["parameters"]["CountryName"];
                /** @description What was typed; only values that hold it are given. */
                input?: components["parameters"]["Input"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The towns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Town"][];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description What was typed; only values that hold it are given. */
                input?: components["parameters"]["Input"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trades. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["TooMany"];
        };
    };
}
