/// <reference path="../node_modules/@types/react/experimental.d.ts" />
/// <reference types="next" />
/// <reference types="next/image-types/global" />
