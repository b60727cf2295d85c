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
    "/restapi/realestate": {
        parameters: {
            query?: never;
            header?: never;
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
        Problem: {
            /** @description JSON text of a list of items with `fieldName` (and `message`, a code), or a message key such as `ERR_GEN_401`. */
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
        "sign-in.schema": {
            username: string;
            password: string;
            rememberMe?: boolean;
            /** @constant */
            grant_type?: "password";
        };
        /** @enum {string} */
        ComponentType: "LIVING_ROOM" | "KITCHEN" | "BED_ROOM" | "LAUNDRY_ROOM" | "TOILET" | "SHOWER" | "TOILET_SHOWER" | "GARDEN" | "TERRACE" | "BALCONY" | "CLOSET" | "CAVE";
        /** @enum {string} */
        Type: "BUILDING_LAND" | "HOUSE" | "APARTEMENT" | "BUILDING" | "PARKING" | "BOX" | "COMMERCIAL_SPACE" | "LAND" | "WAREHOUSE" | "CASTEL" | "OFFICE" | "OTHER";
        Picture: {
            label: string;
            /** Format: uuid */
            resourceUuid: string;
        };
        Component: {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            type: components["schemas"]["ComponentType"];
            surface: number;
            /** Format: line */
            label?: string;
        };
        "real-estate.schema": {
            /** Format: uuid */
            resourceUuid?: $Read<string>;
            /** Format: line */
            label: string;
            type: components["schemas"]["Type"];
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
            pictures?: $Read<components["schemas"]["Picture"][]>;
            oldPictures?: $Write<string[]>;
            habitable?: {
                habitableComponents: components["schemas"]["Component"][];
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
            $defs: {
                /** @enum {string} */
                Type: "BUILDING_LAND" | "HOUSE" | "APARTEMENT" | "BUILDING" | "PARKING" | "BOX" | "COMMERCIAL_SPACE" | "LAND" | "WAREHOUSE" | "CASTEL" | "OFFICE" | "OTHER";
                /** @enum {string} */
                ComponentType: "LIVING_ROOM" | "KITCHEN" | "BED_ROOM" | "LAUNDRY_ROOM" | "TOILET" | "SHOWER" | "TOILET_SHOWER" | "GARDEN" | "TERRACE" | "BALCONY" | "CLOSET" | "CAVE";
                Component: {
                    /** Format: uuid */
                    resourceUuid?: $Read<string>;
                    type: components["schemas"]["ComponentType"];
                    surface: number;
                    /** Format: line */
                    label?: string;
                };
                Picture: {
                    label: string;
                    /** Format: uuid */
                    resourceUuid: string;
                };
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
        /** @description What is wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many failed attempts; `Retry-After` tells after how many seconds to come again. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sign-in.schema"];
                "application/x-www-form-urlencoded": components["schemas"]["sign-in.schema"];
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
        };
    };
    listRealEstates: {
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
                    "application/json": components["schemas"]["real-estate.schema"][];
                };
            };
            401: components["responses"]["Problem"];
        };
    };
    createRealEstate: {
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
                    commondata: components["schemas"]["real-estate.schema"];
                    pictures?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
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
                    "application/json": components["schemas"]["real-estate.schema"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
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
                    commondata: components["schemas"]["real-estate.schema"];
                    pictures?: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["Saved"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
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
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
        };
    };
}
