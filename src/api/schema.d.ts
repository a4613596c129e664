// Generated from openapi/ by `npm run contract`. Do not edit.
import type { Answered } from './answered.ts'
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server ready */
        get: Answered<"getHealth">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the process that answers keeps in memory */
        get: Answered<"listCaches">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caches/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Empty a cache, or all of them, in every process */
        post: Answered<"clearCache">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: Answered<"getUser">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with email or username */
        post: Answered<"login">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out; the token dies */
        post: Answered<"logout">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages, and the texts of the caller’s */
        get: Answered<"listFrontLanguages">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/switch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make an account the current one */
        get: Answered<"switchAccountByGet">;
        put?: never;
        /** Make an account the current one */
        post: Answered<"switchAccount">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eligability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** May the caller add an account */
        get: Answered<"getEligibility">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is a username free */
        get: Answered<"checkUsername">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create/new/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a company account */
        post: Answered<"createAccount">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the interface language */
        put: Answered<"setLanguage">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a person; a mail with a token follows */
        post: Answered<"registerUser">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a company; a mail with a token follows */
        post: Answered<"registerCompany">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a registration by the token of its mail and the password it was made with, and sign in */
        post: Answered<"verifyEmail">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose registration the token of a mail would confirm; does not spend it */
        post: Answered<"checkRegistration">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a registration was confirmed, for the page that made it; an unknown secret waits for ever */
        post: Answered<"getRegistrationState">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a registration by the token of its mail with a new password; the one it was made with no longer counts */
        post: Answered<"claimRegistration">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw a registration away that somebody else made with one’s email, by the token of its mail */
        post: Answered<"discardRegistration">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation again; the same answer for any email */
        post: Answered<"resendVerification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation of a waiting registration to another address; the same answer for any name and password */
        post: Answered<"correctRegistration">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link for a new password; the same answer for any email */
        post: Answered<"forgotPassword">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is a reset token still good; does not spend it */
        post: Answered<"verifyPasswordToken">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password; signs every session out */
        post: Answered<"resetPassword">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; signs the other sessions out */
        post: Answered<"changePassword">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Email, phone and username of the caller, and changes that wait */
        get: Answered<"getContact">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/contact/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another email; it counts once the link sent to it is opened */
        post: Answered<"changeEmail">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/contact/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another phone number; it counts once the link in the mail about it is opened */
        post: Answered<"changePhone">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/contact/pending/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a change that waits; its link dies */
        delete: Answered<"cancelContactChange">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/contact/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a change of email or phone by the token of the mail */
        post: Answered<"confirmContactChange">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename the account that acts; the former name redirects and stays reserved */
        put: Answered<"changeUsername">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the calendar that dates are read in */
        put: Answered<"editPreferences">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in */
        get: Answered<"listSessions">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one session out */
        delete: Answered<"revokeSession">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/requisition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers: those a company sent, or those a person received */
        get: Answered<"listRequisitions">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or reject an offer */
        post: Answered<"answerOffer">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An offer with all its terms and what happened to it, for either side */
        get: Answered<"getOffer">;
        /** Offer again on other terms after a rejection; the former terms stay beside them */
        put: Answered<"modifyOffer">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/offer.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of an offer as a document, for either side */
        get: Answered<"getOfferDocument">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees and offers of the company */
        get: Answered<"listStaff">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees and offers as CSV */
        get: Answered<"exportStaff">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/current-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs at the company of whom it hired by this email */
        get: Answered<"listCurrentJobs">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For how many more employees and open offers the plan has room */
        get: Answered<"getOfferRoom">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer positions to one or several people; all or none are sent */
        post: Answered<"sendOffers">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send offers to everyone on a sheet, or say what is wrong with it; all or none, or those that are right */
        post: Answered<"importOffers">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an offer that waits for an answer */
        post: Answered<"withdrawOffer">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person works and worked by offers of companies, newest first */
        get: Answered<"listEmployments">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an employment, by either side; a last day to come ends it then */
        post: Answered<"endEmployment">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what an employee may do in the company’s name */
        put: Answered<"editEmploymentRights">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say that what the company confirms is not so; the mark is not shown meanwhile */
        put: Answered<"disputeEmployment">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names, contact and personal details of the caller */
        get: Answered<"getPersonalDetail">;
        /** Replace names, personal details and who sees them; without details (null) until they are first saved */
        put: Answered<"editPersonalDetail">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the account presents itself: pictures, headline, work contact, language */
        get: Answered<"getAccountSetup">;
        /** Replace pictures, headline, work contact and language */
        put: Answered<"editAccountSetup">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/face": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace photo and headline alone; either may be null */
        put: Answered<"editAccountFace">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stage a picture; it is kept once something refers to it */
        post: Answered<"uploadPicture">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stage a document (PDF, Word, OpenDocument); it is kept once something refers to it */
        post: Answered<"uploadDocument">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a newcomer is on the way to a published page */
        get: Answered<"getWelcome">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the account has come in setting up its profile */
        get: Answered<"getSetupProgress">;
        /** Remember where the person is and what they skipped */
        put: Answered<"editSetupProgress">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections of the account, in their order */
        get: Answered<"listSections">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sections/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show or hide a section and choose who sees it */
        put: Answered<"editSection">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sections.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a section to a 0-based position */
        put: Answered<"orderSections">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account’s site */
        get: Answered<"getSite">;
        /** Choose template, colours, font and indexing */
        put: Answered<"editSite">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the site at /@username */
        post: Answered<"publishSite">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the site from the public */
        post: Answered<"unpublishSite">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A short-lived link that shows the site as someone would see it */
        post: Answered<"createPreview">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The digital business card */
        get: Answered<"getCard">;
        /** Choose the design of the card */
        put: Answered<"editCard">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/qr.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The QR code of the card */
        get: Answered<"getCardQr">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/svg/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One side of the card, 85 × 55 mm, texts as outlines */
        get: Answered<"getCardSvg">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/png/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One side of the card as a picture of 600 dots per inch */
        get: Answered<"getCardPng">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/print.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Both sides of the card, 85 × 55 mm and 3 mm bleed, texts as text */
        get: Answered<"getCardPdf">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/card/contact.vcf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card as a vCard */
        get: Answered<"getCardContact">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the current account */
        get: Answered<"getDashboard">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of a fixed list, in its order */
        get: Answered<"listReference">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the company says of itself, in its parts */
        get: Answered<"getCompanyInformation">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the part "identity" of what the company says of itself */
        put: Answered<"editCompanyIdentity">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the part "business" of what the company says of itself */
        put: Answered<"editCompanyBusiness">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the part "legal" of what the company says of itself */
        put: Answered<"editCompanyLegal">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the part "hours" of what the company says of itself */
        put: Answered<"editCompanyHours">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information/size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the part "size" of what the company says of itself */
        put: Answered<"editCompanyFigures">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/information/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the part "place" of what the company says of itself */
        put: Answered<"editCompanyPlace">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the company’s verification has come */
        get: Answered<"getVerification">;
        put?: never;
        /** Ask administrators to verify the company, with documents */
        post: Answered<"requestVerification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/verification/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the request back */
        post: Answered<"withdrawVerification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who owns the account, and who is invited to */
        get: Answered<"listOwners">;
        put?: never;
        /** Invite someone to own the account too, or to take it over; the same answer whether or not the email is known */
        post: Answered<"inviteOwner">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/owners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a co-owner’s share, or leave; the principal stays until the account is handed over */
        delete: Answered<"removeOwner">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/owners/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: Answered<"cancelOwnershipInvitation">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ownership-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that the caller is invited to own */
        get: Answered<"listOwnershipInvitations">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ownership-invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become an owner */
        post: Answered<"acceptOwnership">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ownership-invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say no to an invitation */
        post: Answered<"declineOwnership">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows the company’s page */
        get: Answered<"listFollowers">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows the company’s page, as CSV */
        get: Answered<"exportFollowers">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/following/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company that can be followed, and whether the caller does */
        get: Answered<"getFollowed">;
        /** Follow a company’s page */
        put: Answered<"follow">;
        post?: never;
        /** Follow it no longer */
        delete: Answered<"unfollow">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followers/by-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow by email; it counts once the link in the mail is opened. The same answer for any email */
        post: Answered<"followByMail">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followers/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm following by the token of the mail */
        post: Answered<"confirmFollowing">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/followers/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave by the link that stands in each mail */
        post: Answered<"leaveFollowing">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All departments, each behind its parent, siblings in their order */
        get: Answered<"listDepartments">;
        put?: never;
        /** Create a department, last among its siblings */
        post: Answered<"createDepartment">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a department, or change its function and contact */
        put: Answered<"editDepartment">;
        post?: never;
        /** Delete an empty department; one with positions or departments is merged into another instead */
        delete: Answered<"deleteDepartment">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a department with its branch */
        put: Answered<"moveDepartment">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put everything of a department into another, and delete it */
        post: Answered<"mergeDepartment">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/consequences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What deleting a department would touch */
        get: Answered<"getDepartmentConsequences">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions, by title */
        get: Answered<"listPositions">;
        put?: never;
        /** Create a position */
        post: Answered<"createPosition">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a position; not to fewer seats than are taken */
        put: Answered<"editPosition">;
        post?: never;
        /** Delete a position that nobody holds or is offered; those that report to it report to its own superior */
        delete: Answered<"deletePosition">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation chart */
        get: Answered<"getChart">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chart/organisation-chart.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation chart as a drawing, texts as outlines */
        get: Answered<"getChartSvg">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chart/organisation-chart.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation chart as a picture, at most 12,000 pixels wide */
        get: Answered<"getChartPng">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chart/organisation-chart.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organisation chart on one page, texts as text */
        get: Answered<"getChartPdf">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications: job offers that wait first, then the newest */
        get: Answered<"listNotifications">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live: what is new or changed, from `last-event-id` on when that is given */
        get: Answered<"streamNotifications">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one as read */
        post: Answered<"readNotification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all as read */
        post: Answered<"readAllNotifications">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the list was open */
        post: Answered<"seeNotifications">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When mails about each kind go out */
        get: Answered<"getNotificationPreferences">;
        /** Choose when mails about each kind go out */
        put: Answered<"editNotificationPreferences">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users with their accounts */
        get: Answered<"listManagedUsers">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user with their accounts */
        get: Answered<"getManagedUser">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/users/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a user: every session ends at once, pages are taken from the public */
        post: Answered<"disableUser">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/users/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a disabled user in again */
        post: Answered<"enableUser">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that asked to be verified; those that wait longest first */
        get: Answered<"listVerifications">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its documents */
        get: Answered<"getManagedVerification">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/verifications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a company */
        post: Answered<"approveVerification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/verifications/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse to verify a company, and say why */
        post: Answered<"refuseVerification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/verifications/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the mark from a company, and say why */
        post: Answered<"revokeVerification">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan that the account has, what is used of it, and what the others give */
        get: Answered<"getPlan">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a larger plan; for the principal owner alone */
        post: Answered<"requestPlan">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plan/request/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the request back */
        post: Answered<"withdrawPlanRequest">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans, smallest first */
        get: Answered<"listPlans">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/users/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the plan of a user; a request that it satisfies is granted */
        post: Answered<"setUserPlan">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/plan-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for a larger plan; those that wait longest first */
        get: Answered<"listPlanRequests">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/plan-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request for a larger plan */
        get: Answered<"getPlanRequest">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/plan-requests/{id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a user the plan that they asked for */
        post: Answered<"grantPlanRequest">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/plan-requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a request for a larger plan, and say why */
        post: Answered<"declinePlanRequest">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to whoever runs this */
        post: Answered<"sendFeedback">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inboxes/{inbox}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of an inbox, the newest first */
        get: Answered<"listMessages">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inboxes/{inbox}/messages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of an inbox as CSV */
        get: Answered<"exportMessages">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message with what was answered */
        get: Answered<"getMessage">;
        put?: never;
        post?: never;
        /** Delete a message with its replies */
        delete: Answered<"deleteMessage">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a message as handled, or as new again */
        put: Answered<"setMessageState">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a message by mail; that handles it */
        post: Answered<"replyToMessage">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who subscribed to the newsletter, the newest first */
        get: Answered<"listSubscribers">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who subscribed to the newsletter, as CSV */
        get: Answered<"exportSubscribers">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a subscriber; their links no longer work */
        delete: Answered<"removeSubscriber">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List abouts */
        get: Answered<"listAbouts">;
        put?: never;
        /** Create one of abouts */
        post: Answered<"createAbout">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of abouts */
        put: Answered<"editAbout">;
        post?: never;
        /** Delete one of abouts */
        delete: Answered<"deleteAbout">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abouts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of abouts that was deleted in the last hour, at its place */
        post: Answered<"restoreAbout">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abouts.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of abouts to a 0-based position */
        put: Answered<"orderAbouts">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/abouts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export abouts as CSV */
        get: Answered<"exportAbouts">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List blogCategories */
        get: Answered<"listBlogCategories">;
        put?: never;
        /** Create one of blogCategories */
        post: Answered<"createBlogCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of blogCategories */
        put: Answered<"editBlogCategory">;
        post?: never;
        /** Delete one of blogCategories */
        delete: Answered<"deleteBlogCategory">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of blogCategories that was deleted in the last hour, at its place */
        post: Answered<"restoreBlogCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of blogCategories to a 0-based position */
        put: Answered<"orderBlogCategories">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export blogCategories as CSV */
        get: Answered<"exportBlogCategories">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of blogCategories; what cannot be done to one stops no other */
        post: Answered<"changeBlogCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-categories.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change blogCategories from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importBlogCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List blogs */
        get: Answered<"listBlogs">;
        put?: never;
        /** Create one of blogs */
        post: Answered<"createBlog">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of blogs */
        get: Answered<"getBlog">;
        /** Replace one of blogs */
        put: Answered<"editBlog">;
        post?: never;
        /** Delete one of blogs */
        delete: Answered<"deleteBlog">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of blogs that was deleted in the last hour, at its place */
        post: Answered<"restoreBlog">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of blogs to a 0-based position */
        put: Answered<"orderBlogs">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export blogs as CSV */
        get: Answered<"exportBlogs">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of blogs; what cannot be done to one stops no other */
        post: Answered<"changeBlogs">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change blogs from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importBlogs">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show one of blogs to visitors now */
        post: Answered<"publishBlog">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show one of blogs to visitors from a time on */
        post: Answered<"scheduleBlog">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one of blogs a draft again, which visitors do not see */
        post: Answered<"withdrawBlog">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the page of one of blogs as it is saved */
        post: Answered<"previewBlog">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companySizes */
        get: Answered<"listCompanySizes">;
        put?: never;
        /** Create one of companySizes */
        post: Answered<"createCompanySize">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of companySizes */
        put: Answered<"editCompanySize">;
        post?: never;
        /** Delete one of companySizes */
        delete: Answered<"deleteCompanySize">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of companySizes that was deleted in the last hour, at its place */
        post: Answered<"restoreCompanySize">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of companySizes to a 0-based position */
        put: Answered<"orderCompanySizes">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export companySizes as CSV */
        get: Answered<"exportCompanySizes">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of companySizes; what cannot be done to one stops no other */
        post: Answered<"changeCompanySizes">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company-sizes.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change companySizes from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importCompanySizes">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/educations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List educations */
        get: Answered<"listEducations">;
        put?: never;
        /** Create one of educations */
        post: Answered<"createEducation">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/educations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of educations */
        put: Answered<"editEducation">;
        post?: never;
        /** Delete one of educations */
        delete: Answered<"deleteEducation">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/educations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of educations that was deleted in the last hour, at its place */
        post: Answered<"restoreEducation">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/educations.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of educations to a 0-based position */
        put: Answered<"orderEducations">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/educations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export educations as CSV */
        get: Answered<"exportEducations">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List experiences */
        get: Answered<"listExperiences">;
        put?: never;
        /** Create one of experiences */
        post: Answered<"createExperience">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experiences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of experiences */
        put: Answered<"editExperience">;
        post?: never;
        /** Delete one of experiences */
        delete: Answered<"deleteExperience">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experiences/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of experiences that was deleted in the last hour, at its place */
        post: Answered<"restoreExperience">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experiences.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of experiences to a 0-based position */
        put: Answered<"orderExperiences">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/experiences.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export experiences as CSV */
        get: Answered<"exportExperiences">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List faqCategories */
        get: Answered<"listFaqCategories">;
        put?: never;
        /** Create one of faqCategories */
        post: Answered<"createFaqCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of faqCategories */
        put: Answered<"editFaqCategory">;
        post?: never;
        /** Delete one of faqCategories */
        delete: Answered<"deleteFaqCategory">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of faqCategories that was deleted in the last hour, at its place */
        post: Answered<"restoreFaqCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of faqCategories to a 0-based position */
        put: Answered<"orderFaqCategories">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export faqCategories as CSV */
        get: Answered<"exportFaqCategories">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of faqCategories; what cannot be done to one stops no other */
        post: Answered<"changeFaqCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-categories.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change faqCategories from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importFaqCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List faqSubCategories */
        get: Answered<"listFaqSubCategories">;
        put?: never;
        /** Create one of faqSubCategories */
        post: Answered<"createFaqSubCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of faqSubCategories */
        put: Answered<"editFaqSubCategory">;
        post?: never;
        /** Delete one of faqSubCategories */
        delete: Answered<"deleteFaqSubCategory">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of faqSubCategories that was deleted in the last hour, at its place */
        post: Answered<"restoreFaqSubCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of faqSubCategories to a 0-based position */
        put: Answered<"orderFaqSubCategories">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export faqSubCategories as CSV */
        get: Answered<"exportFaqSubCategories">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of faqSubCategories; what cannot be done to one stops no other */
        post: Answered<"changeFaqSubCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq-sub-categories.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change faqSubCategories from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importFaqSubCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List faqs */
        get: Answered<"listFaqs">;
        put?: never;
        /** Create one of faqs */
        post: Answered<"createFaq">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of faqs */
        get: Answered<"getFaq">;
        /** Replace one of faqs */
        put: Answered<"editFaq">;
        post?: never;
        /** Delete one of faqs */
        delete: Answered<"deleteFaq">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of faqs that was deleted in the last hour, at its place */
        post: Answered<"restoreFaq">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of faqs to a 0-based position */
        put: Answered<"orderFaqs">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export faqs as CSV */
        get: Answered<"exportFaqs">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of faqs; what cannot be done to one stops no other */
        post: Answered<"changeFaqs">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change faqs from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importFaqs">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List fieldsOfStudy */
        get: Answered<"listFieldsOfStudy">;
        put?: never;
        /** Create one of fieldsOfStudy */
        post: Answered<"createFieldOfStudy">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of fieldsOfStudy */
        put: Answered<"editFieldOfStudy">;
        post?: never;
        /** Delete one of fieldsOfStudy */
        delete: Answered<"deleteFieldOfStudy">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of fieldsOfStudy that was deleted in the last hour, at its place */
        post: Answered<"restoreFieldOfStudy">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of fieldsOfStudy to a 0-based position */
        put: Answered<"orderFieldsOfStudy">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export fieldsOfStudy as CSV */
        get: Answered<"exportFieldsOfStudy">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of fieldsOfStudy; what cannot be done to one stops no other */
        post: Answered<"changeFieldsOfStudy">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields-of-study.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change fieldsOfStudy from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importFieldsOfStudy">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hobbies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List hobbies */
        get: Answered<"listHobbies">;
        put?: never;
        /** Create one of hobbies */
        post: Answered<"createHobby">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hobbies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of hobbies */
        put: Answered<"editHobby">;
        post?: never;
        /** Delete one of hobbies */
        delete: Answered<"deleteHobby">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hobbies/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of hobbies that was deleted in the last hour, at its place */
        post: Answered<"restoreHobby">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hobbies.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of hobbies to a 0-based position */
        put: Answered<"orderHobbies">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hobbies.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export hobbies as CSV */
        get: Answered<"exportHobbies">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List infoSources */
        get: Answered<"listInfoSources">;
        put?: never;
        /** Create one of infoSources */
        post: Answered<"createInfoSource">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of infoSources */
        put: Answered<"editInfoSource">;
        post?: never;
        /** Delete one of infoSources */
        delete: Answered<"deleteInfoSource">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of infoSources that was deleted in the last hour, at its place */
        post: Answered<"restoreInfoSource">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of infoSources to a 0-based position */
        put: Answered<"orderInfoSources">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export infoSources as CSV */
        get: Answered<"exportInfoSources">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of infoSources; what cannot be done to one stops no other */
        post: Answered<"changeInfoSources">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info-sources.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change infoSources from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importInfoSources">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List jobSectors */
        get: Answered<"listJobSectors">;
        put?: never;
        /** Create one of jobSectors */
        post: Answered<"createJobSector">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of jobSectors */
        put: Answered<"editJobSector">;
        post?: never;
        /** Delete one of jobSectors */
        delete: Answered<"deleteJobSector">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of jobSectors that was deleted in the last hour, at its place */
        post: Answered<"restoreJobSector">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of jobSectors to a 0-based position */
        put: Answered<"orderJobSectors">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export jobSectors as CSV */
        get: Answered<"exportJobSectors">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of jobSectors; what cannot be done to one stops no other */
        post: Answered<"changeJobSectors">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-sectors.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change jobSectors from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importJobSectors">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List jobTitles */
        get: Answered<"listJobTitles">;
        put?: never;
        /** Create one of jobTitles */
        post: Answered<"createJobTitle">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of jobTitles */
        put: Answered<"editJobTitle">;
        post?: never;
        /** Delete one of jobTitles */
        delete: Answered<"deleteJobTitle">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of jobTitles that was deleted in the last hour, at its place */
        post: Answered<"restoreJobTitle">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of jobTitles to a 0-based position */
        put: Answered<"orderJobTitles">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export jobTitles as CSV */
        get: Answered<"exportJobTitles">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of jobTitles; what cannot be done to one stops no other */
        post: Answered<"changeJobTitles">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-titles.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change jobTitles from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importJobTitles">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List licences */
        get: Answered<"listLicences">;
        put?: never;
        /** Create one of licences */
        post: Answered<"createLicence">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of licences */
        put: Answered<"editLicence">;
        post?: never;
        /** Delete one of licences */
        delete: Answered<"deleteLicence">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of licences that was deleted in the last hour, at its place */
        post: Answered<"restoreLicence">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of licences to a 0-based position */
        put: Answered<"orderLicences">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export licences as CSV */
        get: Answered<"exportLicences">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person-skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List personSkills */
        get: Answered<"listPersonSkills">;
        put?: never;
        /** Create one of personSkills */
        post: Answered<"createPersonSkill">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person-skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of personSkills */
        put: Answered<"editPersonSkill">;
        post?: never;
        /** Delete one of personSkills */
        delete: Answered<"deletePersonSkill">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person-skills/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of personSkills that was deleted in the last hour, at its place */
        post: Answered<"restorePersonSkill">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person-skills.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of personSkills to a 0-based position */
        put: Answered<"orderPersonSkills">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person-skills.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export personSkills as CSV */
        get: Answered<"exportPersonSkills">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: Answered<"listProducts">;
        put?: never;
        /** Create one of products */
        post: Answered<"createProduct">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of products */
        put: Answered<"editProduct">;
        post?: never;
        /** Delete one of products */
        delete: Answered<"deleteProduct">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of products that was deleted in the last hour, at its place */
        post: Answered<"restoreProduct">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of products to a 0-based position */
        put: Answered<"orderProducts">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export products as CSV */
        get: Answered<"exportProducts">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List publishedWorks */
        get: Answered<"listPublishedWorks">;
        put?: never;
        /** Create one of publishedWorks */
        post: Answered<"createPublishedWork">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-works/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of publishedWorks */
        put: Answered<"editPublishedWork">;
        post?: never;
        /** Delete one of publishedWorks */
        delete: Answered<"deletePublishedWork">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-works/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of publishedWorks that was deleted in the last hour, at its place */
        post: Answered<"restorePublishedWork">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-works.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of publishedWorks to a 0-based position */
        put: Answered<"orderPublishedWorks">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/published-works.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export publishedWorks as CSV */
        get: Answered<"exportPublishedWorks">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reservedUsernames */
        get: Answered<"listReservedUsernames">;
        put?: never;
        /** Create one of reservedUsernames */
        post: Answered<"createReservedUsername">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of reservedUsernames */
        put: Answered<"editReservedUsername">;
        post?: never;
        /** Delete one of reservedUsernames */
        delete: Answered<"deleteReservedUsername">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of reservedUsernames that was deleted in the last hour, at its place */
        post: Answered<"restoreReservedUsername">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of reservedUsernames to a 0-based position */
        put: Answered<"orderReservedUsernames">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export reservedUsernames as CSV */
        get: Answered<"exportReservedUsernames">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of reservedUsernames; what cannot be done to one stops no other */
        post: Answered<"changeReservedUsernames">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reserved-usernames.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change reservedUsernames from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importReservedUsernames">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List services */
        get: Answered<"listServices">;
        put?: never;
        /** Create one of services */
        post: Answered<"createService">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of services */
        put: Answered<"editService">;
        post?: never;
        /** Delete one of services */
        delete: Answered<"deleteService">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of services that was deleted in the last hour, at its place */
        post: Answered<"restoreService">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of services to a 0-based position */
        put: Answered<"orderServices">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export services as CSV */
        get: Answered<"exportServices">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List skillCategories */
        get: Answered<"listSkillCategories">;
        put?: never;
        /** Create one of skillCategories */
        post: Answered<"createSkillCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of skillCategories */
        put: Answered<"editSkillCategory">;
        post?: never;
        /** Delete one of skillCategories */
        delete: Answered<"deleteSkillCategory">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of skillCategories that was deleted in the last hour, at its place */
        post: Answered<"restoreSkillCategory">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of skillCategories to a 0-based position */
        put: Answered<"orderSkillCategories">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export skillCategories as CSV */
        get: Answered<"exportSkillCategories">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of skillCategories; what cannot be done to one stops no other */
        post: Answered<"changeSkillCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-categories.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change skillCategories from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importSkillCategories">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List skills */
        get: Answered<"listSkills">;
        put?: never;
        /** Create one of skills */
        post: Answered<"createSkill">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of skills */
        put: Answered<"editSkill">;
        post?: never;
        /** Delete one of skills */
        delete: Answered<"deleteSkill">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of skills that was deleted in the last hour, at its place */
        post: Answered<"restoreSkill">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of skills to a 0-based position */
        put: Answered<"orderSkills">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export skills as CSV */
        get: Answered<"exportSkills">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several of skills; what cannot be done to one stops no other */
        post: Answered<"changeSkills">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skills.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change skills from a spreadsheet, or say row by row what it would do; all of it is done or nothing */
        post: Answered<"importSkills">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List socialMedias */
        get: Answered<"listSocialMedias">;
        put?: never;
        /** Create one of socialMedias */
        post: Answered<"createSocialMedia">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-medias/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of socialMedias */
        put: Answered<"editSocialMedia">;
        post?: never;
        /** Delete one of socialMedias */
        delete: Answered<"deleteSocialMedia">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-medias/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of socialMedias that was deleted in the last hour, at its place */
        post: Answered<"restoreSocialMedia">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-medias.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of socialMedias to a 0-based position */
        put: Answered<"orderSocialMedias">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-medias.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export socialMedias as CSV */
        get: Answered<"exportSocialMedias">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List teamMembers */
        get: Answered<"listTeamMembers">;
        put?: never;
        /** Create one of teamMembers */
        post: Answered<"createTeamMember">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of teamMembers */
        put: Answered<"editTeamMember">;
        post?: never;
        /** Delete one of teamMembers */
        delete: Answered<"deleteTeamMember">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-members/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of teamMembers that was deleted in the last hour, at its place */
        post: Answered<"restoreTeamMember">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-members.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of teamMembers to a 0-based position */
        put: Answered<"orderTeamMembers">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-members.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export teamMembers as CSV */
        get: Answered<"exportTeamMembers">;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List testimonials */
        get: Answered<"listTestimonials">;
        put?: never;
        /** Create one of testimonials */
        post: Answered<"createTestimonial">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace one of testimonials */
        put: Answered<"editTestimonial">;
        post?: never;
        /** Delete one of testimonials */
        delete: Answered<"deleteTestimonial">;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of testimonials that was deleted in the last hour, at its place */
        post: Answered<"restoreTestimonial">;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move one of testimonials to a 0-based position */
        put: Answered<"orderTestimonials">;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export testimonials as CSV */
        get: Answered<"exportTestimonials">;
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
        ClearCacheBody: {
            name: string | null;
        };
        LoginBody: {
            login: string;
            password: string;
            /** @description the `known_device` of earlier answers: with one of this user’s, strangers’ wrong tries do not count */
            known_devices?: string[];
        };
        CreateAccountBody: {
            username: string & (unknown & unknown & unknown);
        };
        SetLanguageBody: {
            /** @enum {string} */
            language: "en" | "am";
        };
        RegisterUserBody: {
            first_name: string;
            middle_name: string;
            last_name: string;
            username: string & (unknown & unknown & unknown);
            /** Format: email */
            email: string;
            phone_number: string;
            password: string;
            confirm_password: string;
            watch?: string;
        };
        RegisterCompanyBody: {
            company_name: string;
            username: string & (unknown & unknown & unknown);
            /** Format: email */
            email: string;
            phone_number: string;
            /** Format: uuid */
            company_size_id: string;
            /** Format: uuid */
            info_source_id: string;
            password: string;
            confirm_password: string;
            watch?: string;
        };
        VerifyEmailBody: {
            token: string;
            password: string;
        };
        CheckRegistrationBody: {
            token: string;
        };
        GetRegistrationStateBody: {
            watch: string;
        };
        ClaimRegistrationBody: {
            token: string;
            password: string;
            confirm_password: string;
        };
        DiscardRegistrationBody: {
            token: string;
        };
        ResendVerificationBody: {
            /** Format: email */
            email: string;
        };
        CorrectRegistrationBody: {
            username: string & (unknown & unknown & unknown);
            password: string;
            /** Format: email */
            email: string;
        };
        ForgotPasswordBody: {
            /** Format: email */
            email: string;
        };
        VerifyPasswordTokenBody: {
            token: string;
        };
        ResetPasswordBody: {
            token: string;
            password: string;
            confirm_password: string;
        };
        ChangePasswordBody: {
            current_password: string;
            password: string;
            confirm_password: string;
        };
        ChangeEmailBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        ChangePhoneBody: {
            phone_number: string;
            password: string;
        };
        ConfirmContactChangeBody: {
            token: string;
        };
        ChangeUsernameBody: {
            username: string & (unknown & unknown & unknown);
            password: string;
        };
        EditPreferencesBody: {
            /** @enum {string} */
            calendar: "gregorian" | "ethiopian";
        };
        AnswerOfferBody: {
            /** Format: uuid */
            company_account_id: string;
            /** Format: uuid */
            employee_account_id: string;
            /** @enum {string} */
            status: "accept" | "reject";
            rejection_note?: string;
            version?: number;
        };
        ModifyOfferBody: {
            /** Format: uuid */
            position_id: string;
            job_title: string;
            job_description: string;
            salary: number;
            /** @enum {string} */
            currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
            employment_type: string;
            location_type: string;
            /** Format: date */
            from_date: string;
            to_date: string | null;
            /** @description the last day for an answer, Addis Ababa; a reminder goes out the day before */
            answer_by: string | null;
            /**
             * @description a job that the person has at this company `ends` (also when absent) the day before, or `continues`
             * @enum {string}
             */
            current_job?: "ends" | "continues";
            version: number;
        };
        SendOffersBody: {
            offers: {
                /** Format: email */
                employee_email: string;
                /** Format: uuid */
                position_id: string;
                job_title: string;
                job_description: string;
                salary: number;
                /** @enum {string} */
                currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
                employment_type: string;
                location_type: string;
                /** Format: date */
                from_date: string;
                to_date: string | null;
                /** @description the last day for an answer, Addis Ababa; a reminder goes out the day before */
                answer_by: string | null;
                /**
                 * @description a job that the person has at this company `ends` (also when absent) the day before, or `continues`
                 * @enum {string}
                 */
                current_job?: "ends" | "continues";
            }[];
        };
        WithdrawOfferBody: {
            version: number;
        };
        EndEmploymentBody: {
            /** Format: date */
            last_day: string;
            reason: string | null;
            version: number;
        };
        EditEmploymentRightsBody: {
            rights: ("letters" | "recruiting")[];
            version: number;
        };
        DisputeEmploymentBody: {
            /** @description null takes it back */
            note: string | null;
            version: number;
        };
        EditPersonalDetailBody: {
            first_name: string;
            middle_name: string;
            last_name: string;
            /** @description the name as the site, card and resume show it; null: the three names */
            display_name: {
                en?: string;
                am?: string;
            } | null;
            details: {
                /** Format: date */
                birth_date: string;
                sex: string;
                nationality: string;
                blood_group: string;
                marital_status: string;
                religion: string;
                /** @description where the person lives */
                country: string;
                region: string;
                zone: string;
                woreda: string;
                kebele: string | null;
                location: {
                    en?: string;
                    am?: string;
                };
            } | null;
            audiences: {
                phone_number: ("site" | "card" | "resume" | "employer")[];
                email: ("site" | "card" | "resume" | "employer")[];
                birth_date: ("site" | "card" | "resume" | "employer")[];
                sex: ("site" | "card" | "resume" | "employer")[];
                nationality: ("site" | "card" | "resume" | "employer")[];
                blood_group: ("site" | "card" | "resume" | "employer")[];
                marital_status: ("site" | "card" | "resume" | "employer")[];
                religion: ("site" | "card" | "resume" | "employer")[];
                country: ("site" | "card" | "resume" | "employer")[];
                region: ("site" | "card" | "resume" | "employer")[];
                zone: ("site" | "card" | "resume" | "employer")[];
                woreda: ("site" | "card" | "resume" | "employer")[];
                kebele: ("site" | "card" | "resume" | "employer")[];
                location: ("site" | "card" | "resume" | "employer")[];
            } | null;
            version: number;
        };
        EditAccountSetupBody: {
            headline: {
                en?: string;
                am?: string;
            } | null;
            bio: {
                en?: string;
                am?: string;
            } | null;
            nickname: {
                en?: string;
                am?: string;
            } | null;
            job_title: {
                en?: string;
                am?: string;
            } | null;
            work_email: string | null;
            work_phone_number: string | null;
            /** @description what the person would work for, each month */
            salary: {
                from: number;
                to: number;
                /** @enum {string} */
                currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
            } | null;
            employment_status: string | null;
            /** @enum {string} */
            language: "en" | "am";
            audiences: {
                headline: ("site" | "card" | "resume" | "employer")[];
                bio: ("site" | "card" | "resume" | "employer")[];
                photo: ("site" | "card" | "resume" | "employer")[];
                cover: ("site" | "card" | "resume" | "employer")[];
                nickname: ("site" | "card" | "resume" | "employer")[];
                job_title: ("site" | "card" | "resume" | "employer")[];
                work_email: ("site" | "card" | "resume" | "employer")[];
                work_phone_number: ("site" | "card" | "resume" | "employer")[];
                salary: ("site" | "card" | "resume" | "employer")[];
                employment_status: ("site" | "card" | "resume" | "employer")[];
            };
            /** Format: uuid */
            photo_id: string;
            /** Format: uuid */
            cover_id: string;
            version: number;
        };
        EditAccountFaceBody: {
            photo_id: string | null;
            headline: {
                en?: string;
                am?: string;
            } | null;
            version: number;
        };
        EditSetupProgressBody: {
            /** @enum {string} */
            current: "account" | "about" | "social_media" | "education" | "experience" | "published_works" | "skills" | "testimonials" | "services" | "products" | "team" | "personal" | "publish";
            skipped: ("account" | "about" | "social_media" | "education" | "experience" | "published_works" | "skills" | "testimonials" | "services" | "products" | "team" | "personal" | "publish")[];
            version: number;
        };
        EditSectionBody: {
            visible: boolean;
            audience: ("site" | "card" | "resume" | "employer")[];
            version: number;
        };
        OrderSectionsBody: {
            /** @enum {string} */
            key: "about" | "experience" | "education" | "skills" | "published_works" | "services" | "products" | "testimonials" | "team" | "social_media" | "hobbies";
            position: number;
        };
        EditSiteBody: {
            /** @enum {string} */
            template: "starter" | "template1" | "template3";
            primary_colour: string;
            second_colour: string;
            text_colour: string;
            /** @enum {string} */
            font: "noto" | "serif" | "mixed";
            indexable: boolean;
            version: number;
        };
        PublishSiteBody: {
            indexable: boolean;
            version: number;
        };
        UnpublishSiteBody: {
            version: number;
        };
        CreatePreviewBody: {
            /** @enum {string} */
            template: "starter" | "template1" | "template3";
            /** @enum {string} */
            as: "site" | "card" | "resume" | "employer" | "me";
            /** @enum {string} */
            language: "en" | "am";
            look: {
                primary_colour: string;
                second_colour: string;
                text_colour: string;
                /** @enum {string} */
                font: "noto" | "serif" | "mixed";
            } | null;
        };
        EditCardBody: {
            /** @enum {string} */
            design: "band" | "ledger" | "portrait";
            version: number;
        };
        EditCompanyIdentityBody: {
            name: {
                en?: string;
                am?: string;
            };
            legal_name: {
                en?: string;
                am?: string;
            } | null;
            short_name: {
                en?: string;
                am?: string;
            } | null;
            /** @description as pages and offers call it; null: the name */
            public_name: {
                en?: string;
                am?: string;
            } | null;
            tagline: {
                en?: string;
                am?: string;
            } | null;
            /** @description Gregorian */
            year_of_establishment: number | null;
            logo_id: string | null;
            cover_id: string | null;
            version: number;
        };
        EditCompanyBusinessBody: {
            business_type: string | null;
            legal_structure: string | null;
            market_type: string | null;
            version: number;
        };
        EditCompanyLegalBody: {
            tin_number: string | null;
            tin_authority: {
                en?: string;
                am?: string;
            } | null;
            tin_issue_date: string | null;
            vat_number: string | null;
            vat_authority: {
                en?: string;
                am?: string;
            } | null;
            vat_registration_date: string | null;
            registration_number: string | null;
            registration_authority: {
                en?: string;
                am?: string;
            } | null;
            license_expiry_date: string | null;
            audiences: {
                tin_number: ("site" | "card" | "resume" | "employer")[];
                vat_number: ("site" | "card" | "resume" | "employer")[];
                registration_number: ("site" | "card" | "resume" | "employer")[];
            };
            version: number;
        };
        EditCompanyHoursBody: {
            /** @description the working days, East Africa Time; a day that is not there is closed */
            days: {
                /** @enum {number} */
                day: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                opens: string;
                closes: string;
            }[];
            /** @description what the table cannot say: lunch, holidays */
            note: {
                en?: string;
                am?: string;
            } | null;
            version: number;
        };
        EditCompanyFiguresBody: {
            company_size_id: string | null;
            number_of_employees: number | null;
            number_of_branches: number | null;
            number_of_offices: number | null;
            version: number;
        };
        EditCompanyPlaceBody: {
            website: string | null;
            email: string | null;
            phone_number: string | null;
            po_box: string | null;
            street_address: {
                en?: string;
                am?: string;
            } | null;
            zip_code: string | null;
            country: string | null;
            region: string | null;
            zone: string | null;
            woreda: string | null;
            map: {
                latitude: number;
                longitude: number;
            } | null;
            audiences: {
                email: ("site" | "card" | "resume" | "employer")[];
                phone_number: ("site" | "card" | "resume" | "employer")[];
                address: ("site" | "card" | "resume" | "employer")[];
            };
            version: number;
        };
        RequestVerificationBody: {
            document_ids: string[];
            remark: string | null;
            version: number;
        };
        WithdrawVerificationBody: {
            version: number;
        };
        InviteOwnerBody: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            kind: "share" | "transfer";
            password: string;
        };
        FollowByMailBody: {
            username: string & (unknown & unknown & unknown);
            /** Format: email */
            email: string;
            /** @enum {string} */
            language: "en" | "am";
        };
        ConfirmFollowingBody: {
            token: string;
        };
        LeaveFollowingBody: {
            token: string;
        };
        CreateDepartmentBody: {
            parent_id: string | null;
            name: {
                en?: string;
                am?: string;
            };
            function: {
                en?: string;
                am?: string;
            };
            /** Format: email */
            contact_email: string;
            contact_phone: string | null;
        };
        EditDepartmentBody: {
            name: {
                en?: string;
                am?: string;
            };
            function: {
                en?: string;
                am?: string;
            };
            /** Format: email */
            contact_email: string;
            contact_phone: string | null;
            version: number;
        };
        MoveDepartmentBody: {
            parent_id: string | null;
            position: number;
            version: number;
        };
        MergeDepartmentBody: {
            /** Format: uuid */
            into: string;
            version: number;
        };
        CreatePositionBody: {
            title: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            department_id: string;
            /** @description the position it reports to; people come and go */
            reports_to_id: string | null;
            headcount: number;
            description: {
                en?: string;
                am?: string;
            } | null;
        };
        EditPositionBody: {
            title: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            department_id: string;
            /** @description the position it reports to; people come and go */
            reports_to_id: string | null;
            headcount: number;
            description: {
                en?: string;
                am?: string;
            } | null;
            version: number;
        };
        EditNotificationPreferencesBody: {
            mails: {
                [key: string]: "at_once" | "daily" | "never";
            };
            version: number;
        };
        DisableUserBody: {
            reason: string;
            version: number;
        };
        EnableUserBody: {
            version: number;
        };
        ApproveVerificationBody: {
            note: string | null;
            version: number;
        };
        RefuseVerificationBody: {
            note: string;
            version: number;
        };
        RevokeVerificationBody: {
            note: string;
            version: number;
        };
        RequestPlanBody: {
            key: string;
            remark: string | null;
            version: number;
        };
        WithdrawPlanRequestBody: {
            version: number;
        };
        SetUserPlanBody: {
            key: string;
            version: number;
        };
        GrantPlanRequestBody: {
            note: string | null;
            version: number;
        };
        DeclinePlanRequestBody: {
            note: string;
            version: number;
        };
        SendFeedbackBody: {
            subject: string;
            text: string;
        };
        SetMessageStateBody: {
            /** @enum {string} */
            state: "new" | "handled";
            version: number;
        };
        ReplyToMessageBody: {
            text: string;
            version: number;
        };
        CreateAboutBody: {
            vision: {
                en?: string;
                am?: string;
            } | null;
            value: {
                en?: string;
                am?: string;
            } | null;
            mission: {
                en?: string;
                am?: string;
            } | null;
            goal: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        EditAboutBody: {
            vision: {
                en?: string;
                am?: string;
            } | null;
            value: {
                en?: string;
                am?: string;
            } | null;
            mission: {
                en?: string;
                am?: string;
            } | null;
            goal: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
            version: number;
        };
        OrderAboutsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateBlogCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        EditBlogCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
            version: number;
        };
        OrderBlogCategoriesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeBlogCategoriesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateBlogBody: {
            title: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            /** Format: uuid */
            category_id: string;
            author_name: {
                en?: string;
                am?: string;
            };
            summary: {
                en?: string;
                am?: string;
            };
            cover_id: string | null;
            body: {
                en?: components["schemas"]["RichText20000"];
                am?: components["schemas"]["RichText20000"];
            };
        };
        RichText20000: ({
            /** @constant */
            type: "paragraph";
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "heading";
            /** @enum {number} */
            level: 2 | 3;
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "bullet";
            /** @enum {number} */
            level: 1 | 2 | 3;
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "number";
            /** @enum {number} */
            level: 1 | 2 | 3;
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "quote";
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        })[];
        EditBlogBody: {
            title: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            /** Format: uuid */
            category_id: string;
            author_name: {
                en?: string;
                am?: string;
            };
            summary: {
                en?: string;
                am?: string;
            };
            cover_id: string | null;
            body: {
                en?: components["schemas"]["RichText20000"];
                am?: components["schemas"]["RichText20000"];
            };
            version: number;
        };
        OrderBlogsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeBlogsBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        PublishBlogBody: {
            version: number;
        };
        ScheduleBlogBody: {
            version: number;
            /** Format: date-time */
            publish_at: string;
        };
        WithdrawBlogBody: {
            version: number;
        };
        CreateCompanySizeBody: {
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
        };
        EditCompanySizeBody: {
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
            version: number;
        };
        OrderCompanySizesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeCompanySizesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateEducationBody: {
            school_name: {
                en?: string;
                am?: string;
            };
            degree: {
                en?: string;
                am?: string;
            };
            field_of_study: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            start_date: string;
            start_known?: "month" | null;
            /** Format: date */
            end_date: string;
            end_known?: "month" | null;
            grade: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            picture_id: string | null;
            visible: boolean;
        };
        EditEducationBody: {
            school_name: {
                en?: string;
                am?: string;
            };
            degree: {
                en?: string;
                am?: string;
            };
            field_of_study: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            start_date: string;
            start_known?: "month" | null;
            /** Format: date */
            end_date: string;
            end_known?: "month" | null;
            grade: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            picture_id: string | null;
            visible: boolean;
            version: number;
        };
        OrderEducationsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateExperienceBody: {
            company_name: {
                en?: string;
                am?: string;
            };
            job_title: {
                en?: string;
                am?: string;
            };
            location: {
                en?: string;
                am?: string;
            };
            employment_type: string;
            location_type: string;
            currently_employed: boolean;
            /** Format: date */
            start_date: string;
            start_known?: "month" | null;
            end_date: string | null;
            end_known?: "month" | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        EditExperienceBody: {
            company_name: {
                en?: string;
                am?: string;
            };
            job_title: {
                en?: string;
                am?: string;
            };
            location: {
                en?: string;
                am?: string;
            };
            employment_type: string;
            location_type: string;
            currently_employed: boolean;
            /** Format: date */
            start_date: string;
            start_known?: "month" | null;
            end_date: string | null;
            end_known?: "month" | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
            version: number;
        };
        OrderExperiencesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateFaqCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            slug?: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        EditFaqCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            slug?: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
            version: number;
        };
        OrderFaqCategoriesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeFaqCategoriesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateFaqSubCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            category_id: string;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        EditFaqSubCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            category_id: string;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
            version: number;
        };
        OrderFaqSubCategoriesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeFaqSubCategoriesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateFaqBody: {
            question: {
                en?: string;
                am?: string;
            };
            slug?: string | null;
            /** Format: uuid */
            category_id: string;
            sub_category_id: string | null;
            answer: {
                en?: components["schemas"]["RichText5000"];
                am?: components["schemas"]["RichText5000"];
            };
            active: boolean;
        };
        RichText5000: ({
            /** @constant */
            type: "paragraph";
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "heading";
            /** @enum {number} */
            level: 2 | 3;
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "bullet";
            /** @enum {number} */
            level: 1 | 2 | 3;
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "number";
            /** @enum {number} */
            level: 1 | 2 | 3;
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        } | {
            /** @constant */
            type: "quote";
            text: {
                text: string;
                /** @constant */
                bold?: true;
                /** @constant */
                italic?: true;
                link?: string;
            }[];
        })[];
        EditFaqBody: {
            question: {
                en?: string;
                am?: string;
            };
            slug?: string | null;
            /** Format: uuid */
            category_id: string;
            sub_category_id: string | null;
            answer: {
                en?: components["schemas"]["RichText5000"];
                am?: components["schemas"]["RichText5000"];
            };
            active: boolean;
            version: number;
        };
        OrderFaqsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeFaqsBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateFieldOfStudyBody: {
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
        };
        EditFieldOfStudyBody: {
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
            version: number;
        };
        OrderFieldsOfStudyBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeFieldsOfStudyBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateHobbyBody: {
            name: {
                en?: string;
                am?: string;
            };
            visible: boolean;
        };
        EditHobbyBody: {
            name: {
                en?: string;
                am?: string;
            };
            visible: boolean;
            version: number;
        };
        OrderHobbiesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateInfoSourceBody: {
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
        };
        EditInfoSourceBody: {
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
            version: number;
        };
        OrderInfoSourcesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeInfoSourcesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateJobSectorBody: {
            name: {
                en?: string;
                am?: string;
            };
            icon?: ("antenna" | "bank" | "bolt" | "boxes" | "briefcase" | "building" | "calculator" | "cap" | "cart" | "chart" | "columns" | "compass" | "computer" | "cross" | "cup" | "drop" | "factory" | "flask" | "flower" | "folder" | "fork" | "hands" | "helmet" | "house" | "mirror" | "newspaper" | "palette" | "people" | "pick" | "plane" | "scales" | "shield" | "shirt" | "sprout" | "tree" | "truck" | "umbrella" | "wrench") | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        EditJobSectorBody: {
            name: {
                en?: string;
                am?: string;
            };
            icon?: ("antenna" | "bank" | "bolt" | "boxes" | "briefcase" | "building" | "calculator" | "cap" | "cart" | "chart" | "columns" | "compass" | "computer" | "cross" | "cup" | "drop" | "factory" | "flask" | "flower" | "folder" | "fork" | "hands" | "helmet" | "house" | "mirror" | "newspaper" | "palette" | "people" | "pick" | "plane" | "scales" | "shield" | "shirt" | "sprout" | "tree" | "truck" | "umbrella" | "wrench") | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
            version: number;
        };
        OrderJobSectorsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeJobSectorsBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateJobTitleBody: {
            name: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            sector_id: string;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        EditJobTitleBody: {
            name: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            sector_id: string;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
            version: number;
        };
        OrderJobTitlesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeJobTitlesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateLicenceBody: {
            name: {
                en?: string;
                am?: string;
            };
            number: string;
            authority: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            issued_on: string;
            expires_on: string | null;
            attachment_id: string | null;
            visible: boolean;
        };
        EditLicenceBody: {
            name: {
                en?: string;
                am?: string;
            };
            number: string;
            authority: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            issued_on: string;
            expires_on: string | null;
            attachment_id: string | null;
            visible: boolean;
            version: number;
        };
        OrderLicencesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreatePersonSkillBody: {
            name: {
                en?: string;
                am?: string;
            };
            visible: boolean;
        };
        EditPersonSkillBody: {
            name: {
                en?: string;
                am?: string;
            };
            visible: boolean;
            version: number;
        };
        OrderPersonSkillsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateProductBody: {
            name: {
                en?: string;
                am?: string;
            };
            image_ids: string[];
            price: {
                amount: number;
                /** @enum {string} */
                currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
            } | null;
            availability: ("in_stock" | "on_order" | "out_of_stock") | null;
            product_link: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            warranty_information: {
                en?: string;
                am?: string;
            } | null;
            shipping_information: {
                en?: string;
                am?: string;
            } | null;
            certifications: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        EditProductBody: {
            name: {
                en?: string;
                am?: string;
            };
            image_ids: string[];
            price: {
                amount: number;
                /** @enum {string} */
                currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
            } | null;
            availability: ("in_stock" | "on_order" | "out_of_stock") | null;
            product_link: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            warranty_information: {
                en?: string;
                am?: string;
            } | null;
            shipping_information: {
                en?: string;
                am?: string;
            } | null;
            certifications: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
            version: number;
        };
        OrderProductsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreatePublishedWorkBody: {
            title: {
                en?: string;
                am?: string;
            };
            description: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            publication_date: string;
            author_names: {
                en?: string;
                am?: string;
            };
            journal_name: {
                en?: string;
                am?: string;
            };
            doi: string;
            citation_count: number;
            /** @enum {string} */
            status: "published" | "unpublished";
            publisher: {
                en?: string;
                am?: string;
            };
            country: string;
            /** Format: uuid */
            attachment_id: string;
            visible: boolean;
        };
        EditPublishedWorkBody: {
            title: {
                en?: string;
                am?: string;
            };
            description: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            publication_date: string;
            author_names: {
                en?: string;
                am?: string;
            };
            journal_name: {
                en?: string;
                am?: string;
            };
            doi: string;
            citation_count: number;
            /** @enum {string} */
            status: "published" | "unpublished";
            publisher: {
                en?: string;
                am?: string;
            };
            country: string;
            /** Format: uuid */
            attachment_id: string;
            visible: boolean;
            version: number;
        };
        OrderPublishedWorksBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateReservedUsernameBody: {
            name: string & (unknown & unknown & unknown);
            reason: {
                en?: string;
                am?: string;
            };
            even_if_used: boolean;
            active: boolean;
        };
        EditReservedUsernameBody: {
            name: string & (unknown & unknown & unknown);
            reason: {
                en?: string;
                am?: string;
            };
            even_if_used: boolean;
            active: boolean;
            version: number;
        };
        OrderReservedUsernamesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeReservedUsernamesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateServiceBody: {
            name: {
                en?: string;
                am?: string;
            };
            status: ("available" | "on_request" | "unavailable") | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            key_features: {
                en?: string;
                am?: string;
            } | null;
            benefits: {
                en?: string;
                am?: string;
            } | null;
            pricing_packages: {
                en?: string;
                am?: string;
            } | null;
            duration_and_availability: {
                en?: string;
                am?: string;
            } | null;
            target_audience: {
                en?: string;
                am?: string;
            } | null;
            delivery_method: {
                en?: string;
                am?: string;
            } | null;
            terms_and_conditions: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        EditServiceBody: {
            name: {
                en?: string;
                am?: string;
            };
            status: ("available" | "on_request" | "unavailable") | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            key_features: {
                en?: string;
                am?: string;
            } | null;
            benefits: {
                en?: string;
                am?: string;
            } | null;
            pricing_packages: {
                en?: string;
                am?: string;
            } | null;
            duration_and_availability: {
                en?: string;
                am?: string;
            } | null;
            target_audience: {
                en?: string;
                am?: string;
            } | null;
            delivery_method: {
                en?: string;
                am?: string;
            } | null;
            terms_and_conditions: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
            version: number;
        };
        OrderServicesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateSkillCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        EditSkillCategoryBody: {
            name: {
                en?: string;
                am?: string;
            };
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
            version: number;
        };
        OrderSkillCategoriesBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeSkillCategoriesBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateSkillBody: {
            name: {
                en?: string;
                am?: string;
            };
            category_id?: string | null;
            active: boolean;
        };
        EditSkillBody: {
            name: {
                en?: string;
                am?: string;
            };
            category_id?: string | null;
            active: boolean;
            version: number;
        };
        OrderSkillsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        ChangeSkillsBody: {
            /** @enum {string} */
            action: "activate" | "deactivate" | "delete";
            rows: {
                /** Format: uuid */
                id: string;
                version: number;
            }[];
        };
        CreateSocialMediaBody: {
            platform: string;
            url: string;
            visible: boolean;
        };
        EditSocialMediaBody: {
            platform: string;
            url: string;
            visible: boolean;
            version: number;
        };
        OrderSocialMediasBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateTeamMemberBody: {
            name: {
                en?: string;
                am?: string;
            };
            role: {
                en?: string;
                am?: string;
            };
            picture_id: string | null;
            bio: {
                en?: string;
                am?: string;
            } | null;
            links: string[];
            visible: boolean;
        };
        EditTeamMemberBody: {
            name: {
                en?: string;
                am?: string;
            };
            role: {
                en?: string;
                am?: string;
            };
            picture_id: string | null;
            bio: {
                en?: string;
                am?: string;
            } | null;
            links: string[];
            visible: boolean;
            version: number;
        };
        OrderTeamMembersBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        CreateTestimonialBody: {
            giver_name: {
                en?: string;
                am?: string;
            };
            title: {
                en?: string;
                am?: string;
            };
            content: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            picture_id: string;
            rating: number;
            visible: boolean;
        };
        EditTestimonialBody: {
            giver_name: {
                en?: string;
                am?: string;
            };
            title: {
                en?: string;
                am?: string;
            };
            content: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            picture_id: string;
            rating: number;
            visible: boolean;
            version: number;
        };
        OrderTestimonialsBody: {
            /** Format: uuid */
            id: string;
            position: number;
        };
        Health: {
            /** @constant */
            status: "ok";
            version: string;
            /** @enum {string} */
            database: "embedded" | "server";
        };
        MalformedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 400;
            detail: string;
            message: string;
            /** @constant */
            code: "malformed";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        TooManyRequestsProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 429;
            detail: string;
            message: string;
            /** @constant */
            code: "too_many_requests";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                /** @description seconds */
                retry_after: number;
            };
        };
        InternalProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 500;
            detail: string;
            message: string;
            /** @constant */
            code: "internal";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        UnavailableProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 503;
            detail: string;
            message: string;
            /** @constant */
            code: "unavailable";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        CacheAnswer: {
            process: {
                id: number;
                /** Format: date-time */
                started_at: string;
                /** @description false: there may be others over the same database, with caches of their own */
                is_only: boolean;
            };
            caches: components["schemas"]["CacheRow"][];
        };
        CacheRow: {
            name: string;
            /** @description entries */
            size: number;
            /** @description entries that it takes at most; null: as many as there are */
            most: number | null;
            hits: number;
            misses: number;
            /**
             * Format: date-time
             * @description when it was last cleared by an administrator, or the process began
             */
            since: string;
        };
        UnauthenticatedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 401;
            detail: string;
            message: string;
            /** @constant */
            code: "unauthenticated";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        AccountForbiddenProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 403;
            detail: string;
            message: string;
            /** @constant */
            code: "account_forbidden";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        ForbiddenProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 403;
            detail: string;
            message: string;
            /** @constant */
            code: "forbidden";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        AccountChangedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "account_changed";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                /** Format: uuid */
                current: string;
            };
        };
        TooLargeProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 413;
            detail: string;
            message: string;
            /** @constant */
            code: "too_large";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                /** @description bytes */
                limit: number;
            };
        };
        UnsupportedMediaProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 415;
            detail: string;
            message: string;
            /** @constant */
            code: "unsupported_media";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        InvalidProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 422;
            detail: string;
            message: string;
            /** @constant */
            code: "invalid";
            request_id: string;
            errors: {
                [key: string]: string[];
            };
        };
        User: {
            /** Format: uuid */
            id: string;
            email: string;
            first_name: string | null;
            middle_name: string | null;
            last_name: string | null;
            roles: {
                id: 1 | 2 | 3;
                name: string;
            }[];
            accounts: components["schemas"]["AccountEntry"][];
            /** @enum {string} */
            language: "en" | "am";
            /** @enum {string} */
            calendar: "gregorian" | "ethiopian";
            email_verified: boolean;
        };
        AccountEntry: {
            /** Format: uuid */
            id: string;
            username: string;
            name: {
                en?: string;
                am?: string;
            };
            /** @enum {string} */
            kind: "administrator" | "company" | "individual";
            photo: string | null;
            logo: string | null;
            is_current: boolean;
            is_employee: boolean;
            /** @description of companies: an administrator made sure of it */
            is_verified: boolean;
            /** @description what the caller may do for a company; all of them as its owner, none elsewhere */
            rights: ("letters" | "recruiting")[];
        };
        AccessToken: {
            access_token: string;
            /** @description proves at the next sign-in that this device is known; opens nothing */
            known_device: string;
        };
        InvalidCredentialsProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 401;
            detail: string;
            message: string;
            /** @constant */
            code: "invalid_credentials";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        EmailUnverifiedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 403;
            detail: string;
            message: string;
            /** @constant */
            code: "email_unverified";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        UserDisabledProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 403;
            detail: string;
            message: string;
            /** @constant */
            code: "user_disabled";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        FrontLanguages: {
            name: string;
            /** @enum {string} */
            value: "en" | "am";
            version: string;
            texts?: {
                [key: string]: string;
            };
        }[];
        Message: {
            message: string;
        };
        NotFoundProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 404;
            detail: string;
            message: string;
            /** @constant */
            code: "not_found";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        Eligibility: {
            is_eligible: boolean;
            limit: number;
            used: number;
        };
        UsernameTakenProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "username_taken";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        AccountLimitProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 403;
            detail: string;
            message: string;
            /** @constant */
            code: "account_limit";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                limit: number;
                used: number;
            };
        };
        IdempotencyMismatchProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "idempotency_mismatch";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        RegistrationConfirmed: {
            message: string;
            /** @description null for a caller who is signed in already */
            session: components["schemas"]["AccessToken"] | null;
        };
        TokenSpentProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 410;
            detail: string;
            message: string;
            /** @constant */
            code: "token_spent";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        WaitingRegistration: {
            /** @enum {string} */
            kind: "company" | "individual";
            /** @description of the person or the company, as entered */
            name: string;
            username: string;
            email: string;
        };
        RegistrationState: {
            /** @enum {string} */
            state: "waiting" | "confirmed";
        };
        ContactDetails: {
            email: string;
            phone_number: string | null;
            /** @description of the account that acts */
            username: string;
            /** @description false while acting for an employer */
            may_rename: boolean;
            pending: {
                /** @enum {string} */
                kind: "email" | "phone";
                to: string;
                /** Format: date-time */
                expires_at: string;
            }[];
        };
        LimitReachedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "limit_reached";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                limit: number;
            };
        };
        Session: {
            /** Format: uuid */
            id: string;
            device: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_seen_at: string;
            is_current: boolean;
        };
        Requisition: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @description the number of the terms: 1, and one more with each modification */
            terms: number;
            /** @enum {string} */
            status: "pending" | "rejected" | "modified" | "accepted" | "withdrawn" | "ended";
            is_read: boolean;
            company_logo: string | null;
            company_name: string;
            company_username: string;
            company_verified: boolean;
            /** Format: uuid */
            company_account_id: string;
            employee_account_id: string | null;
            employee_email: string;
            /** @description null while nobody with this email has accepted or been named */
            employee_name: string | null;
            employee_photo: string | null;
            roles: {
                /** Format: uuid */
                id: string;
                role: string;
                position_name: string;
                structure_name: string;
            }[];
            position_id: string | null;
            job_title: string;
            job_description: string;
            /** @description a key of employment-types */
            employment_type: string;
            /** @description a key of location-types */
            location_type: string;
            salary: number;
            currency: string;
            /** Format: date */
            from_date: string;
            to_date: string | null;
            answer_by: string | null;
            /** @enum {string} */
            current_job: "ends" | "continues";
            /** @description jobs at this company that end with an acceptance, or ended with it; to the company those of whom it hired by this email */
            replaced: {
                /** Format: uuid */
                employment_id: string;
                job_title: string;
                /** Format: date */
                last_day: string;
                /** @description false: it has not begun by then, so it never does */
                begins: boolean;
            }[];
            rejection_note: string | null;
            /** Format: date-time */
            created_at: string;
            abilities: {
                accept: boolean;
                reject: boolean;
                modify: boolean;
                withdraw: boolean;
                end: boolean;
            };
        };
        CompanyStoppedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "company_stopped";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        NotPendingProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "not_pending";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                status: string;
            };
        };
        PositionFilledProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "position_filled";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                headcount: number;
            };
        };
        StaleProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "stale";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                current: unknown;
            };
        };
        OfferDetail: {
            offer: components["schemas"]["Requisition"];
            /** @description oldest first */
            versions: {
                number: number;
                roles: {
                    /** Format: uuid */
                    id: string;
                    role: string;
                    position_name: string;
                    structure_name: string;
                }[];
                job_title: string;
                job_description: string;
                employment_type: string;
                location_type: string;
                salary: number;
                currency: string;
                /** Format: date */
                from_date: string;
                to_date: string | null;
                answer_by: string | null;
                /** @enum {string} */
                current_job: "ends" | "continues";
                /** Format: date-time */
                made_at: string;
            }[];
            history: {
                event: string;
                /** @enum {string} */
                status: "pending" | "rejected" | "modified" | "accepted" | "withdrawn" | "ended";
                /** @enum {string} */
                by: "company" | "employee" | "clock";
                terms: number | null;
                note: string | null;
                /** Format: date-time */
                at: string;
            }[];
            employment: components["schemas"]["Employment"] | null;
        };
        Employment: {
            /** Format: uuid */
            id: string;
            version: number;
            offer_id: string | null;
            /** Format: uuid */
            company_account_id: string;
            company_name: string;
            company_username: string;
            company_logo: string | null;
            job_title: string;
            position: string | null;
            department: string | null;
            rights: ("letters" | "recruiting")[];
            /** @enum {string} */
            state: "upcoming" | "current" | "past" | "never_began";
            /** Format: date */
            started_on: string;
            last_day: string | null;
            ended_at: string | null;
            /** @description what the person says is not so */
            dispute: string | null;
            abilities: {
                end: boolean;
                rights: boolean;
                dispute: boolean;
            };
        };
        StaffRow: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @description the number of the terms: 1, and one more with each modification */
            terms: number;
            /** @enum {string} */
            status: "pending" | "rejected" | "modified" | "accepted" | "withdrawn" | "ended";
            is_read: boolean;
            company_logo: string | null;
            company_name: string;
            company_username: string;
            company_verified: boolean;
            /** Format: uuid */
            company_account_id: string;
            employee_account_id: string | null;
            employee_email: string;
            /** @description null while nobody with this email has accepted or been named */
            employee_name: string | null;
            employee_photo: string | null;
            roles: {
                /** Format: uuid */
                id: string;
                role: string;
                position_name: string;
                structure_name: string;
            }[];
            position_id: string | null;
            job_title: string;
            job_description: string;
            /** @description a key of employment-types */
            employment_type: string;
            /** @description a key of location-types */
            location_type: string;
            salary: number;
            currency: string;
            /** Format: date */
            from_date: string;
            to_date: string | null;
            answer_by: string | null;
            /** @enum {string} */
            current_job: "ends" | "continues";
            /** @description jobs at this company that end with an acceptance, or ended with it; to the company those of whom it hired by this email */
            replaced: {
                /** Format: uuid */
                employment_id: string;
                job_title: string;
                /** Format: date */
                last_day: string;
                /** @description false: it has not begun by then, so it never does */
                begins: boolean;
            }[];
            rejection_note: string | null;
            /** Format: date-time */
            created_at: string;
            abilities: {
                accept: boolean;
                reject: boolean;
                modify: boolean;
                withdraw: boolean;
                end: boolean;
            };
            employment: components["schemas"]["Employment"] | null;
        };
        PageMeta: {
            first: number;
            last: number;
            totalRecords: number;
            /** @description false: totalRecords is a lower bound, shown as "over 10,000" */
            exact: boolean;
            page: number;
            per_page: number;
        };
        OfferRoom: {
            limit: number | null;
            room: number | null;
        };
        SentOffers: {
            offers: components["schemas"]["Requisition"][];
        };
        ImportReport: {
            rows: {
                line: number;
                employee_email: string;
                job_title: string;
                salary: number | null;
                currency: string;
                from_date: string | null;
                /** @description jobs of whom the company hired by this email that end with an acceptance */
                replaced: {
                    /** Format: uuid */
                    employment_id: string;
                    job_title: string;
                    /** Format: date */
                    last_day: string;
                    /** @description false: it has not begun by then, so it never does */
                    begins: boolean;
                }[];
                errors: {
                    [key: string]: string[];
                };
                /** @description of a row with errors: its cells, corrected ones too */
                cells: {
                    [key: string]: string;
                };
            }[];
            valid: number;
            invalid: number;
            /** @description 0 in a dry run, and when any row is invalid that was not to be left out */
            sent: number;
            /** @description for so many more employees and open offers the plan has room before this; null: any number */
            room: number | null;
        };
        PictureRefusedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 415;
            detail: string;
            message: string;
            /** @constant */
            code: "picture_refused";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                /** @enum {string} */
                reason: "type" | "heic" | "damaged" | "dimensions";
            };
        };
        SheetRefusedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 415;
            detail: string;
            message: string;
            /** @constant */
            code: "sheet_refused";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                /** @enum {string} */
                reason: "type" | "columns" | "empty" | "rows";
                columns?: string[];
            };
        };
        PersonalDetail: {
            first_name: string;
            middle_name: string;
            last_name: string;
            /** @description the name as the site, card and resume show it; null: the three names */
            display_name: {
                en?: string;
                am?: string;
            } | null;
            phone_number: string | null;
            email: string;
            details: {
                /** Format: date */
                birth_date: string;
                sex: string;
                nationality: string;
                blood_group: string;
                marital_status: string;
                religion: string;
                /** @description where the person lives */
                country: string;
                region: string;
                zone: string;
                woreda: string;
                kebele: string | null;
                location: {
                    en?: string;
                    am?: string;
                };
            } | null;
            audiences: {
                phone_number: ("site" | "card" | "resume" | "employer")[];
                email: ("site" | "card" | "resume" | "employer")[];
                birth_date: ("site" | "card" | "resume" | "employer")[];
                sex: ("site" | "card" | "resume" | "employer")[];
                nationality: ("site" | "card" | "resume" | "employer")[];
                blood_group: ("site" | "card" | "resume" | "employer")[];
                marital_status: ("site" | "card" | "resume" | "employer")[];
                religion: ("site" | "card" | "resume" | "employer")[];
                country: ("site" | "card" | "resume" | "employer")[];
                region: ("site" | "card" | "resume" | "employer")[];
                zone: ("site" | "card" | "resume" | "employer")[];
                woreda: ("site" | "card" | "resume" | "employer")[];
                kebele: ("site" | "card" | "resume" | "employer")[];
                location: ("site" | "card" | "resume" | "employer")[];
            } | null;
            version: number;
        };
        AccountSetup: {
            headline: {
                en?: string;
                am?: string;
            } | null;
            bio: {
                en?: string;
                am?: string;
            } | null;
            nickname: {
                en?: string;
                am?: string;
            } | null;
            job_title: {
                en?: string;
                am?: string;
            } | null;
            work_email: string | null;
            work_phone_number: string | null;
            /** @description what the person would work for, each month */
            salary: {
                from: number;
                to: number;
                /** @enum {string} */
                currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
            } | null;
            employment_status: string | null;
            /** @enum {string} */
            language: "en" | "am";
            audiences: {
                headline: ("site" | "card" | "resume" | "employer")[];
                bio: ("site" | "card" | "resume" | "employer")[];
                photo: ("site" | "card" | "resume" | "employer")[];
                cover: ("site" | "card" | "resume" | "employer")[];
                nickname: ("site" | "card" | "resume" | "employer")[];
                job_title: ("site" | "card" | "resume" | "employer")[];
                work_email: ("site" | "card" | "resume" | "employer")[];
                work_phone_number: ("site" | "card" | "resume" | "employer")[];
                salary: ("site" | "card" | "resume" | "employer")[];
                employment_status: ("site" | "card" | "resume" | "employer")[];
            };
            username: string;
            photo_id: string | null;
            photo: string | null;
            cover_id: string | null;
            cover: string | null;
            version: number;
        };
        UploadedFile: {
            /** Format: uuid */
            id: string;
            url: string;
            name: string | null;
            type: string;
            /** @description bytes */
            size: number;
            width: number | null;
            height: number | null;
        };
        DocumentRefusedProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 415;
            detail: string;
            message: string;
            /** @constant */
            code: "document_refused";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                /** @enum {string} */
                reason: "type" | "damaged";
            };
        };
        Welcome: {
            steps: {
                /** @enum {string} */
                key: "name" | "photo" | "headline" | "work" | "publish";
                done: boolean;
            }[];
            work: ("experience" | "education") | null;
        };
        SetupProgress: {
            steps: {
                /** @enum {string} */
                key: "account" | "about" | "social_media" | "education" | "experience" | "published_works" | "skills" | "testimonials" | "services" | "products" | "team" | "personal" | "publish";
                /** @enum {string} */
                state: "open" | "skipped" | "done";
            }[];
            /** @enum {string} */
            current: "account" | "about" | "social_media" | "education" | "experience" | "published_works" | "skills" | "testimonials" | "services" | "products" | "team" | "personal" | "publish";
            version: number;
        };
        Section: {
            /** @enum {string} */
            key: "about" | "experience" | "education" | "skills" | "published_works" | "services" | "products" | "testimonials" | "team" | "social_media" | "hobbies";
            visible: boolean;
            audience: ("site" | "card" | "resume" | "employer")[];
            position: number;
            count: number;
            shown: number;
            version: number;
        };
        Site: {
            /** @enum {string} */
            template: "starter" | "template1" | "template3";
            primary_colour: string;
            second_colour: string;
            text_colour: string;
            /** @enum {string} */
            font: "noto" | "serif" | "mixed";
            /** @description what pages make of the chosen colours */
            shown: {
                light: {
                    [key: string]: string;
                };
                dark: {
                    [key: string]: string;
                };
            };
            /** @enum {string} */
            status: "unpublished" | "published";
            indexable: boolean;
            published_at: string | null;
            url: string;
            /** @description what publishing still needs */
            missing: ("name" | "section")[];
            abilities: {
                publish: boolean;
                unpublish: boolean;
            };
            version: number;
        };
        NotPublishableProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "not_publishable";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                missing: ("name" | "section")[];
            };
        };
        PreviewLink: {
            /** @description path of a page that shows the preview; good for ten minutes */
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        Card: {
            code: string;
            /** @description the address in the QR code */
            url: string;
            /** @description null while the site is not published */
            site_url: string | null;
            name: {
                en?: string;
                am?: string;
            };
            headline: {
                en?: string;
                am?: string;
            } | null;
            job_title: {
                en?: string;
                am?: string;
            } | null;
            email: string | null;
            phone_number: string | null;
            work_email: string | null;
            work_phone_number: string | null;
            photo: string | null;
            scans: number;
            /** @enum {string} */
            design: "band" | "ledger" | "portrait";
            version: number;
        };
        Dashboard: {
            views: {
                days: {
                    /** Format: date */
                    date: string;
                    views: number;
                    viewers: number;
                    link: number;
                    qr: number;
                    search: number;
                }[];
                total: number;
                daily_viewers: number;
                sources: {
                    link: number;
                    qr: number;
                    search: number;
                };
            } | null;
            sections: {
                completed: number;
                visible: number;
                invisible: number;
            } | null;
            setup: {
                done: number;
                total: number;
                /** @description the first step of the set-up that is neither done nor skipped */
                next: string | null;
            } | null;
            /** @description steps to the first publishing of a person’s page; null once it is public */
            welcome: {
                done: number;
                total: number;
            } | null;
            site: {
                /** @enum {string} */
                status: "unpublished" | "published";
                url: string;
            } | null;
            company: {
                departments: number;
                employees: number;
                positions: number;
                open_seats: number;
                offers_pending: number;
                followers: number;
                /** @description how many of the six parts of its information were saved */
                information: number;
                /** @enum {string} */
                verification: "unverified" | "requested" | "refused" | "verified";
                /** @description offers that were declined in the last 30 days and can be modified; not answered since */
                offers_declined: number;
                /** @description what expires within 60 days or has expired; a name of null is the trade licence */
                licences: {
                    count: number;
                    next: {
                        name: {
                            en?: string;
                            am?: string;
                        } | null;
                        /** Format: date */
                        expires_on: string;
                    } | null;
                };
                /** @description employees and open offers, which the plan limits together */
                staff: {
                    used: number;
                    limit: number | null;
                };
            } | null;
            platform: {
                users: number;
                companies: number;
                published_sites: number;
                sign_ups: {
                    /** Format: date */
                    date: string;
                    count: number;
                }[];
                /** @description companies that wait to be verified */
                verifications: number;
                /** @description larger plans that are asked for */
                plan_requests: number;
                /** @description entries that appear by themselves */
                scheduled: {
                    count: number;
                    /** @description with the page of its collection */
                    next: {
                        path: string;
                        name: {
                            en?: string;
                            am?: string;
                        };
                        /** Format: date-time */
                        publish_at: string;
                    } | null;
                };
            } | null;
            /** @description what a person can answer, the nearest last day first */
            offers: {
                /** Format: uuid */
                id: string;
                company_name: string;
                job_title: string;
                /** @enum {string} */
                status: "pending" | "modified";
                answer_by: string | null;
            }[] | null;
        };
        ReferenceEntry: {
            key: string;
            name: {
                en?: string;
                am?: string;
            };
            /** @description the key of the entry it belongs to: a zone’s region, a woreda’s zone */
            parent: string | null;
        };
        CompanyInformation: {
            identity: {
                name: {
                    en?: string;
                    am?: string;
                };
                legal_name: {
                    en?: string;
                    am?: string;
                } | null;
                short_name: {
                    en?: string;
                    am?: string;
                } | null;
                /** @description as pages and offers call it; null: the name */
                public_name: {
                    en?: string;
                    am?: string;
                } | null;
                tagline: {
                    en?: string;
                    am?: string;
                } | null;
                /** @description Gregorian */
                year_of_establishment: number | null;
                logo_id: string | null;
                cover_id: string | null;
                logo: string | null;
                cover: string | null;
                version: number;
            };
            business: {
                business_type: string | null;
                legal_structure: string | null;
                market_type: string | null;
                version: number;
            };
            legal: {
                tin_number: string | null;
                tin_authority: {
                    en?: string;
                    am?: string;
                } | null;
                tin_issue_date: string | null;
                vat_number: string | null;
                vat_authority: {
                    en?: string;
                    am?: string;
                } | null;
                vat_registration_date: string | null;
                registration_number: string | null;
                registration_authority: {
                    en?: string;
                    am?: string;
                } | null;
                license_expiry_date: string | null;
                audiences: {
                    tin_number: ("site" | "card" | "resume" | "employer")[];
                    vat_number: ("site" | "card" | "resume" | "employer")[];
                    registration_number: ("site" | "card" | "resume" | "employer")[];
                };
                version: number;
            };
            hours: {
                /** @description the working days, East Africa Time; a day that is not there is closed */
                days: {
                    /** @enum {number} */
                    day: 1 | 2 | 3 | 4 | 5 | 6 | 7;
                    opens: string;
                    closes: string;
                }[];
                /** @description what the table cannot say: lunch, holidays */
                note: {
                    en?: string;
                    am?: string;
                } | null;
                version: number;
            };
            size: {
                company_size_id: string | null;
                number_of_employees: number | null;
                number_of_branches: number | null;
                number_of_offices: number | null;
                version: number;
            };
            place: {
                website: string | null;
                email: string | null;
                phone_number: string | null;
                po_box: string | null;
                street_address: {
                    en?: string;
                    am?: string;
                } | null;
                zip_code: string | null;
                country: string | null;
                region: string | null;
                zone: string | null;
                woreda: string | null;
                map: {
                    latitude: number;
                    longitude: number;
                } | null;
                audiences: {
                    email: ("site" | "card" | "resume" | "employer")[];
                    phone_number: ("site" | "card" | "resume" | "employer")[];
                    address: ("site" | "card" | "resume" | "employer")[];
                };
                version: number;
            };
            /** @description the parts that were saved */
            completed: ("identity" | "business" | "legal" | "hours" | "size" | "place")[];
            /** @enum {string} */
            verification: "unverified" | "requested" | "refused" | "verified";
            username: string;
        };
        CompanyVerification: {
            /** @enum {string} */
            status: "unverified" | "requested" | "refused" | "verified";
            documents: {
                /** Format: uuid */
                id: string;
                name: string | null;
                url: string;
            }[];
            remark: string | null;
            note: string | null;
            /** @description it was verified before, with another name or number */
            is_again: boolean;
            requested_at: string | null;
            decided_at: string | null;
            abilities: {
                request: boolean;
                withdraw: boolean;
            };
            version: number;
        };
        CompanyOwners: {
            owners: {
                /** Format: uuid */
                user_id: string;
                name: string;
                email: string;
                is_principal: boolean;
                is_me: boolean;
                /** Format: date-time */
                since: string;
                abilities: {
                    remove: boolean;
                };
            }[];
            invitations: {
                /** Format: uuid */
                id: string;
                email: string;
                /** @enum {string} */
                kind: "share" | "transfer";
                /** Format: date-time */
                expires_at: string;
            }[];
            abilities: {
                invite: boolean;
                transfer: boolean;
            };
        };
        LastOwnerProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "last_owner";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        OwnershipInvitation: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "share" | "transfer";
            company_name: {
                en?: string;
                am?: string;
            };
            company_logo: string | null;
            username: string;
            invited_by: string;
            /** Format: date-time */
            expires_at: string;
        };
        Follower: {
            /** Format: uuid */
            id: string;
            name: string | null;
            username: string | null;
            photo: string | null;
            /** @description of those who follow by email; a person’s own is theirs */
            email: string | null;
            /** Format: date-time */
            since: string;
        };
        FollowedCompany: {
            /** Format: uuid */
            account_id: string;
            username: string;
            name: {
                en?: string;
                am?: string;
            };
            logo: string | null;
            is_verified: boolean;
            is_following: boolean;
        };
        Department: {
            /** Format: uuid */
            id: string;
            version: number;
            parent_id: string | null;
            /** @description 0-based among its siblings */
            position: number;
            name: {
                en?: string;
                am?: string;
            };
            function: {
                en?: string;
                am?: string;
            };
            /** Format: email */
            contact_email: string;
            contact_phone: string | null;
            /** @description of this department alone */
            positions: number;
            /** @description of this department alone */
            people: number;
            /** Format: date-time */
            created_at: string;
        };
        InUseProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "in_use";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                places: {
                    resource: string;
                    count: number;
                }[];
            };
        };
        WouldCircleProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "would_circle";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        DepartmentConsequences: {
            departments: number;
            positions: number;
            people: number;
            /** @description that wait for an answer */
            offers: number;
        };
        Position: {
            /** Format: uuid */
            id: string;
            version: number;
            title: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            department_id: string;
            /** @description the position it reports to; people come and go */
            reports_to_id: string | null;
            headcount: number;
            description: {
                en?: string;
                am?: string;
            } | null;
            department: {
                en?: string;
                am?: string;
            };
            reports_to: {
                en?: string;
                am?: string;
            } | null;
            filled: number;
            open: number;
            /** Format: date-time */
            created_at: string;
        };
        OrganisationChart: {
            company: {
                en?: string;
                am?: string;
            };
            nodes: {
                /** Format: uuid */
                id: string;
                title: {
                    en?: string;
                    am?: string;
                };
                /** Format: uuid */
                department_id: string;
                department: {
                    en?: string;
                    am?: string;
                };
                reports_to_id: string | null;
                headcount: number;
                people: {
                    /** Format: uuid */
                    employment_id: string;
                    name: {
                        en?: string;
                        am?: string;
                    };
                    photo: string | null;
                    username: string | null;
                }[];
            }[];
        };
        ChartTooLargeProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "chart_too_large";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
        };
        Notifications: {
            data: components["schemas"]["Notification"][];
            unread: number;
            unseen: number;
            next: string | null;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "job_offer" | "offer_withdrawn" | "answer_due" | "offer_answered" | "employment_ended" | "employment_disputed" | "licence_expiring" | "verification_decided" | "verification_requested" | "plan_decided" | "plan_requested" | "ownership_offered" | "ownership_changed" | "new_follower";
            is_read: boolean;
            is_seen: boolean;
            company_logo: string | null;
            company_name: string;
            offer: components["schemas"]["Requisition"] | null;
            values: {
                [key: string]: string;
            };
            path: string | null;
            /** Format: date-time */
            created_at: string;
        };
        LiveEvent: {
            /** @constant */
            event: "hello";
            unread: number;
            unseen: number;
        } | {
            /** @constant */
            event: "notification";
            notification: components["schemas"]["Notification"];
            unread: number;
            unseen: number;
        } | {
            /** @constant */
            event: "changed";
            /** @enum {string} */
            what: "session" | "offers" | "structure" | "site" | "notifications" | "verifications" | "messages";
        };
        NotificationPreferences: {
            mails: {
                [key: string]: "at_once" | "daily" | "never";
            };
            version: number;
        };
        ManagedUser: {
            /** Format: uuid */
            id: string;
            version: number;
            email: string;
            name: string;
            /** @enum {string} */
            role: "administrator" | "company" | "individual";
            accounts: {
                /** Format: uuid */
                id: string;
                username: string;
                /** @enum {string} */
                kind: "administrator" | "company" | "individual";
                name: {
                    en?: string;
                    am?: string;
                };
                picture: string | null;
                is_published: boolean;
                /** @description of companies */
                verification: ("unverified" | "requested" | "refused" | "verified") | null;
                verification_id: string | null;
            }[];
            tier: {
                key: string;
                name: {
                    en?: string;
                    am?: string;
                };
            };
            /** Format: date-time */
            created_at: string;
            last_seen_at: string | null;
            disabled_at: string | null;
            disabled_reason: string | null;
            abilities: {
                disable: boolean;
                enable: boolean;
            };
        };
        ManagedVerification: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {string} */
            status: "unverified" | "requested" | "refused" | "verified";
            /** Format: uuid */
            account_id: string;
            username: string;
            company_name: {
                en?: string;
                am?: string;
            };
            legal_name: {
                en?: string;
                am?: string;
            } | null;
            tin_number: string | null;
            vat_number: string | null;
            registration_number: string | null;
            /** @description as they were when the company was last verified; null: never */
            former: {
                company_name: {
                    en?: string;
                    am?: string;
                };
                legal_name: {
                    en?: string;
                    am?: string;
                } | null;
                tin_number: string | null;
                vat_number: string | null;
                registration_number: string | null;
            } | null;
            logo: string | null;
            owner_email: string;
            license_expiry_date: string | null;
            documents: {
                /** Format: uuid */
                id: string;
                name: string | null;
                url: string;
            }[];
            remark: string | null;
            note: string | null;
            requested_at: string | null;
            decided_at: string | null;
            decided_by: string | null;
            abilities: {
                approve: boolean;
                refuse: boolean;
                revoke: boolean;
            };
        };
        NotVerifiableProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "not_verifiable";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                missing: "legal_name"[];
            };
        };
        PlanOfAccount: {
            key: string;
            /** @description smallest first */
            plans: components["schemas"]["Plan"][];
            usage: {
                /** @enum {string} */
                limit: "accounts" | "employees";
                used: number;
            }[];
            /** @enum {string} */
            status: "none" | "requested" | "granted" | "declined";
            /** @description the key of the requested plan */
            wanted: string | null;
            remark: string | null;
            /** @description what the administrator wrote */
            note: string | null;
            requested_at: string | null;
            decided_at: string | null;
            abilities: {
                request: boolean;
                withdraw: boolean;
            };
            version: number;
        };
        Plan: {
            key: string;
            name: {
                en?: string;
                am?: string;
            };
            accounts: number | null;
            /** @description null: any number */
            employees: number | null;
        };
        ManagedPlanRequest: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {string} */
            status: "none" | "requested" | "granted" | "declined";
            /** Format: uuid */
            user_id: string;
            name: {
                en?: string;
                am?: string;
            };
            username: string;
            email: string;
            plan: {
                key: string;
                name: {
                    en?: string;
                    am?: string;
                };
            };
            wanted: {
                key: string;
                name: {
                    en?: string;
                    am?: string;
                };
            };
            remark: string | null;
            note: string | null;
            requested_at: string | null;
            decided_at: string | null;
            decided_by: string | null;
            abilities: {
                grant: boolean;
                decline: boolean;
            };
        };
        InboxMessage: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {string} */
            inbox: "contacts" | "contactSales" | "feedbacks";
            /** @enum {string} */
            state: "new" | "handled";
            name: string;
            email: string;
            /** @enum {string} */
            language: "en" | "am";
            /** @description of the account that wrote it, where somebody was signed in */
            username: string | null;
            /** @description the plan that a visitor asks about */
            plan: {
                en?: string;
                am?: string;
            } | null;
            subject: string;
            text: string;
            /** Format: date-time */
            received_at: string;
            handled_at: string | null;
            handled_by: string | null;
            replies: components["schemas"]["MessageReply"][];
        };
        MessageReply: {
            text: string;
            /** @description null: no longer a user */
            by: string | null;
            /** Format: date-time */
            at: string;
        };
        Subscriber: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            language: "en" | "am";
            /** @enum {string} */
            state: "confirmed" | "waiting";
            /** Format: date-time */
            since: string;
            confirmed_at: string | null;
        };
        About: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            vision: {
                en?: string;
                am?: string;
            } | null;
            value: {
                en?: string;
                am?: string;
            } | null;
            mission: {
                en?: string;
                am?: string;
            } | null;
            goal: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        DuplicateProblem: {
            type: string;
            title: string;
            /** @constant */
            status: 409;
            detail: string;
            message: string;
            /** @constant */
            code: "duplicate";
            request_id: string;
            errors?: {
                [key: string]: string[];
            };
            data: {
                field: string;
            };
        };
        BlogCategory: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        BulkReport: {
            done: string[];
            refused: {
                /** Format: uuid */
                id: string;
                /** @description of a call for this row alone */
                status: number;
                /** @enum {string} */
                code: "stale" | "in_use" | "not_found";
                message: string;
                /** @description of a row that is in use: where */
                data?: {
                    places: {
                        resource: string;
                        count: number;
                    }[];
                };
            }[];
        };
        CollectionImport: {
            rows: {
                line: number;
                /** @description the entry that the row is about; null where it would be a new one */
                id: string | null;
                /** @description what names the entry, as it was read */
                name: {
                    en?: string;
                    am?: string;
                } | null;
                /** @enum {string} */
                outcome: "added" | "changed" | "unchanged" | "wrong";
                /** @description the fields that would be others */
                changes: string[];
                /** @description what is wrong, by the name of the column */
                errors: {
                    [key: string]: string[];
                };
                /** @description of a row with errors: its cells, corrected ones too */
                cells: {
                    [key: string]: string;
                };
            }[];
            added: number;
            changed: number;
            unchanged: number;
            invalid: number;
            /** @description columns that the collection has nothing for */
            ignored: string[];
            /** @description stands for exactly this: an import that names it writes this or nothing */
            plan: string;
            /** @description 0 in a dry run, and when any row is wrong */
            written: number;
        };
        ListedBlog: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            title: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            /** Format: uuid */
            category_id: string;
            author_name: {
                en?: string;
                am?: string;
            };
            summary: {
                en?: string;
                am?: string;
            };
            cover_id: string | null;
            active: boolean;
            publishing: components["schemas"]["PublishingState"];
        };
        PublishingState: {
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            /** @description when a scheduled entry appears; null for all others */
            publish_at: string | null;
            /** @description when visitors first saw it; stays when it is withdrawn */
            published_at: string | null;
        };
        Blog: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            title: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            /** Format: uuid */
            category_id: string;
            author_name: {
                en?: string;
                am?: string;
            };
            summary: {
                en?: string;
                am?: string;
            };
            cover_id: string | null;
            body: {
                en?: components["schemas"]["RichText20000"];
                am?: components["schemas"]["RichText20000"];
            };
            active: boolean;
            publishing: components["schemas"]["PublishingState"];
        };
        EntryPreview: {
            /** @description path of the page; good for ten minutes */
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        CompanySize: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
        };
        Education: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            school_name: {
                en?: string;
                am?: string;
            };
            degree: {
                en?: string;
                am?: string;
            };
            field_of_study: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            start_date: string;
            start_known: "month" | null;
            /** Format: date */
            end_date: string;
            end_known: "month" | null;
            grade: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            picture_id: string | null;
            visible: boolean;
        };
        Experience: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            company_name: {
                en?: string;
                am?: string;
            };
            job_title: {
                en?: string;
                am?: string;
            };
            location: {
                en?: string;
                am?: string;
            };
            employment_type: string;
            location_type: string;
            currently_employed: boolean;
            /** Format: date */
            start_date: string;
            start_known: "month" | null;
            end_date: string | null;
            end_known: "month" | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        FaqCategory: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        FaqSubCategory: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            name: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            category_id: string;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        ListedFaq: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            question: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            /** Format: uuid */
            category_id: string;
            sub_category_id: string | null;
            active: boolean;
        };
        Faq: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            question: {
                en?: string;
                am?: string;
            };
            slug: string | null;
            /** Format: uuid */
            category_id: string;
            sub_category_id: string | null;
            answer: {
                en?: components["schemas"]["RichText5000"];
                am?: components["schemas"]["RichText5000"];
            };
            active: boolean;
        };
        FieldOfStudy: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
        };
        Hobby: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            visible: boolean;
        };
        InfoSource: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            active: boolean;
        };
        JobSector: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            icon: ("antenna" | "bank" | "bolt" | "boxes" | "briefcase" | "building" | "calculator" | "cap" | "cart" | "chart" | "columns" | "compass" | "computer" | "cross" | "cup" | "drop" | "factory" | "flask" | "flower" | "folder" | "fork" | "hands" | "helmet" | "house" | "mirror" | "newspaper" | "palette" | "people" | "pick" | "plane" | "scales" | "shield" | "shirt" | "sprout" | "tree" | "truck" | "umbrella" | "wrench") | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        JobTitle: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            name: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            sector_id: string;
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        Licence: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            number: string;
            authority: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            issued_on: string;
            expires_on: string | null;
            attachment_id: string | null;
            visible: boolean;
        };
        PersonSkill: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            visible: boolean;
        };
        Product: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            image_ids: string[];
            price: {
                amount: number;
                /** @enum {string} */
                currency: "ETB" | "USD" | "EUR" | "GBP" | "KES" | "DJF" | "SDG" | "SOS" | "ERN" | "SSP" | "AED" | "SAR" | "QAR" | "KWD" | "ZAR" | "CAD" | "CNY" | "INR" | "CHF" | "SEK" | "NOK" | "AUD";
            } | null;
            availability: ("in_stock" | "on_order" | "out_of_stock") | null;
            product_link: string | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            warranty_information: {
                en?: string;
                am?: string;
            } | null;
            shipping_information: {
                en?: string;
                am?: string;
            } | null;
            certifications: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        PublishedWork: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            title: {
                en?: string;
                am?: string;
            };
            description: {
                en?: string;
                am?: string;
            };
            /** Format: date */
            publication_date: string;
            author_names: {
                en?: string;
                am?: string;
            };
            journal_name: {
                en?: string;
                am?: string;
            };
            doi: string;
            citation_count: number;
            /** @enum {string} */
            status: "published" | "unpublished";
            publisher: {
                en?: string;
                am?: string;
            };
            country: string;
            /** Format: uuid */
            attachment_id: string;
            visible: boolean;
        };
        ReservedUsername: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: string & (unknown & unknown & unknown);
            reason: {
                en?: string;
                am?: string;
            };
            even_if_used: boolean;
            active: boolean;
        };
        Service: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            status: ("available" | "on_request" | "unavailable") | null;
            description: {
                en?: string;
                am?: string;
            } | null;
            key_features: {
                en?: string;
                am?: string;
            } | null;
            benefits: {
                en?: string;
                am?: string;
            } | null;
            pricing_packages: {
                en?: string;
                am?: string;
            } | null;
            duration_and_availability: {
                en?: string;
                am?: string;
            } | null;
            target_audience: {
                en?: string;
                am?: string;
            } | null;
            delivery_method: {
                en?: string;
                am?: string;
            } | null;
            terms_and_conditions: {
                en?: string;
                am?: string;
            } | null;
            visible: boolean;
        };
        SkillCategory: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            description: {
                en?: string;
                am?: string;
            } | null;
            active: boolean;
        };
        Skill: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            /** @description the name of each row of another collection that this one names, by its id */
            related?: {
                [key: string]: {
                    name: {
                        en?: string;
                        am?: string;
                    };
                };
            };
            name: {
                en?: string;
                am?: string;
            };
            category_id: string | null;
            active: boolean;
        };
        SocialMedia: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            platform: string;
            url: string;
            visible: boolean;
        };
        TeamMember: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            name: {
                en?: string;
                am?: string;
            };
            role: {
                en?: string;
                am?: string;
            };
            picture_id: string | null;
            bio: {
                en?: string;
                am?: string;
            } | null;
            links: string[];
            visible: boolean;
        };
        Testimonial: {
            /** Format: uuid */
            id: string;
            version: number;
            position: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with */
            files?: {
                [key: string]: {
                    url: string;
                    name: string | null;
                };
            };
            /** @description the employer that confirms the entry, whose facts therefore stay as they are; of experience alone */
            confirmed?: {
                company: string;
                username: string;
            };
            giver_name: {
                en?: string;
                am?: string;
            };
            title: {
                en?: string;
                am?: string;
            };
            content: {
                en?: string;
                am?: string;
            };
            /** Format: uuid */
            picture_id: string;
            rating: number;
            visible: boolean;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            message: string;
            /** @enum {string} */
            code: "invalid" | "malformed" | "unauthenticated" | "invalid_credentials" | "email_unverified" | "user_disabled" | "forbidden" | "account_forbidden" | "account_limit" | "not_found" | "method_not_allowed" | "username_taken" | "duplicate" | "stale" | "in_use" | "not_pending" | "position_filled" | "company_stopped" | "would_circle" | "last_owner" | "account_changed" | "idempotency_mismatch" | "token_spent" | "limit_reached" | "not_publishable" | "not_verifiable" | "too_large" | "unsupported_media" | "picture_refused" | "document_refused" | "sheet_refused" | "misdirected" | "chart_too_large" | "too_many_requests" | "internal" | "unavailable";
            errors?: {
                [key: string]: string[];
            };
            data?: unknown;
            request_id: string;
        };
    };
    responses: {
        /** @description malformed */
        "400.malformed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MalformedProblem"];
            };
        };
        /** @description too_many_requests */
        "429.too_many_requests": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description internal */
        "500.internal": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalProblem"];
            };
        };
        /** @description unavailable */
        "503.unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        /** @description unauthenticated */
        "401.unauthenticated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description account_forbidden, forbidden */
        "403.account_forbidden.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountForbiddenProblem"] | components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description account_changed */
        "409.account_changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"];
            };
        };
        /** @description too_large */
        "413.too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooLargeProblem"];
            };
        };
        /** @description unsupported_media */
        "415.unsupported_media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaProblem"];
            };
        };
        /** @description invalid */
        "422.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidProblem"];
            };
        };
        /** @description account_forbidden */
        "403.account_forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountForbiddenProblem"];
            };
        };
        /** @description invalid_credentials */
        "401.invalid_credentials": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidCredentialsProblem"];
            };
        };
        /** @description email_unverified, user_disabled */
        "403.email_unverified.user_disabled": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["EmailUnverifiedProblem"] | components["schemas"]["UserDisabledProblem"];
            };
        };
        /** @description not_found */
        "404.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description username_taken */
        "409.username_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UsernameTakenProblem"];
            };
        };
        /** @description account_forbidden, account_limit, forbidden */
        "403.account_forbidden.account_limit.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountForbiddenProblem"] | components["schemas"]["AccountLimitProblem"] | components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description account_changed, idempotency_mismatch, username_taken */
        "409.account_changed.idempotency_mismatch.username_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["UsernameTakenProblem"];
            };
        };
        /** @description idempotency_mismatch, username_taken */
        "409.idempotency_mismatch.username_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["UsernameTakenProblem"];
            };
        };
        /** @description token_spent */
        "410.token_spent": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TokenSpentProblem"];
            };
        };
        /** @description account_changed, limit_reached, username_taken */
        "409.account_changed.limit_reached.username_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["LimitReachedProblem"] | components["schemas"]["UsernameTakenProblem"];
            };
        };
        /** @description account_changed, company_stopped, not_pending, position_filled, stale */
        "409.account_changed.company_stopped.not_pending.position_filled.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["CompanyStoppedProblem"] | components["schemas"]["NotPendingProblem"] | components["schemas"]["PositionFilledProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, limit_reached, not_pending, stale */
        "409.account_changed.limit_reached.not_pending.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["LimitReachedProblem"] | components["schemas"]["NotPendingProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, idempotency_mismatch, limit_reached */
        "409.account_changed.idempotency_mismatch.limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["LimitReachedProblem"];
            };
        };
        /** @description picture_refused, sheet_refused, unsupported_media */
        "415.picture_refused.sheet_refused.unsupported_media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PictureRefusedProblem"] | components["schemas"]["SheetRefusedProblem"] | components["schemas"]["UnsupportedMediaProblem"];
            };
        };
        /** @description account_changed, not_pending, stale */
        "409.account_changed.not_pending.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["NotPendingProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, stale */
        "409.account_changed.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, idempotency_mismatch */
        "409.account_changed.idempotency_mismatch": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["IdempotencyMismatchProblem"];
            };
        };
        /** @description picture_refused, unsupported_media */
        "415.picture_refused.unsupported_media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PictureRefusedProblem"] | components["schemas"]["UnsupportedMediaProblem"];
            };
        };
        /** @description document_refused, picture_refused, unsupported_media */
        "415.document_refused.picture_refused.unsupported_media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DocumentRefusedProblem"] | components["schemas"]["PictureRefusedProblem"] | components["schemas"]["UnsupportedMediaProblem"];
            };
        };
        /** @description account_changed, not_pending, not_publishable, stale */
        "409.account_changed.not_pending.not_publishable.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["NotPendingProblem"] | components["schemas"]["NotPublishableProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, limit_reached */
        "409.account_changed.limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["LimitReachedProblem"];
            };
        };
        /** @description account_changed, last_owner */
        "409.account_changed.last_owner": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["LastOwnerProblem"];
            };
        };
        /** @description account_forbidden, account_limit */
        "403.account_forbidden.account_limit": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountForbiddenProblem"] | components["schemas"]["AccountLimitProblem"];
            };
        };
        /** @description account_changed, in_use */
        "409.account_changed.in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["InUseProblem"];
            };
        };
        /** @description account_changed, stale, would_circle */
        "409.account_changed.stale.would_circle": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["StaleProblem"] | components["schemas"]["WouldCircleProblem"];
            };
        };
        /** @description account_changed, idempotency_mismatch, limit_reached, would_circle */
        "409.account_changed.idempotency_mismatch.limit_reached.would_circle": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["LimitReachedProblem"] | components["schemas"]["WouldCircleProblem"];
            };
        };
        /** @description account_changed, position_filled, stale, would_circle */
        "409.account_changed.position_filled.stale.would_circle": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["PositionFilledProblem"] | components["schemas"]["StaleProblem"] | components["schemas"]["WouldCircleProblem"];
            };
        };
        /** @description chart_too_large */
        "409.chart_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChartTooLargeProblem"];
            };
        };
        /** @description account_changed, not_pending, not_verifiable, stale */
        "409.account_changed.not_pending.not_verifiable.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["NotPendingProblem"] | components["schemas"]["NotVerifiableProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, idempotency_mismatch, stale */
        "409.account_changed.idempotency_mismatch.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, duplicate, idempotency_mismatch, limit_reached */
        "409.account_changed.duplicate.idempotency_mismatch.limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["DuplicateProblem"] | components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["LimitReachedProblem"];
            };
        };
        /** @description account_changed, duplicate, stale */
        "409.account_changed.duplicate.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["DuplicateProblem"] | components["schemas"]["StaleProblem"];
            };
        };
        /** @description account_changed, duplicate, limit_reached */
        "409.account_changed.duplicate.limit_reached": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["DuplicateProblem"] | components["schemas"]["LimitReachedProblem"];
            };
        };
        /** @description account_changed, idempotency_mismatch, limit_reached, stale */
        "409.account_changed.idempotency_mismatch.limit_reached.stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AccountChangedProblem"] | components["schemas"]["IdempotencyMismatchProblem"] | components["schemas"]["LimitReachedProblem"] | components["schemas"]["StaleProblem"];
            };
        };
    };
    parameters: {
        /** @description The language of messages and of resolved texts; en when absent. */
        Lang: "en" | "am";
        /** @description IANA name of the caller’s time zone. */
        Timezone: string;
        /** @description The account that acts in this call; the session’s own when absent. */
        CurrentAccountId: string;
        /** @description The account the caller believes to be current; another one answers 409 account_changed. */
        IfAccount: string;
        /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["400.malformed"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listCaches: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CacheAnswer"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    clearCache: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClearCacheBody"];
                "application/json": components["schemas"]["ClearCacheBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LoginBody"];
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.invalid_credentials"];
            403: components["responses"]["403.email_unverified.user_disabled"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listFrontLanguages: {
        parameters: {
            query?: {
                /** @description versions of the texts that the caller has: those are not sent again */
                known?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontLanguages"];
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    switchAccountByGet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    switchAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eligibility"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    checkUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.username_taken"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateAccountBody"];
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.account_limit.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.username_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetLanguageBody"];
                "application/json": components["schemas"]["SetLanguageBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegisterUserBody"];
                "application/json": components["schemas"]["RegisterUserBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            409: components["responses"]["409.idempotency_mismatch.username_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegisterCompanyBody"];
                "application/json": components["schemas"]["RegisterCompanyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            409: components["responses"]["409.idempotency_mismatch.username_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerifyEmailBody"];
                "application/json": components["schemas"]["VerifyEmailBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationConfirmed"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    checkRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CheckRegistrationBody"];
                "application/json": components["schemas"]["CheckRegistrationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingRegistration"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getRegistrationState: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GetRegistrationStateBody"];
                "application/json": components["schemas"]["GetRegistrationStateBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationState"];
                };
            };
            400: components["responses"]["400.malformed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    claimRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClaimRegistrationBody"];
                "application/json": components["schemas"]["ClaimRegistrationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationConfirmed"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    discardRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DiscardRegistrationBody"];
                "application/json": components["schemas"]["DiscardRegistrationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResendVerificationBody"];
                "application/json": components["schemas"]["ResendVerificationBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    correctRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CorrectRegistrationBody"];
                "application/json": components["schemas"]["CorrectRegistrationBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ForgotPasswordBody"];
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    verifyPasswordToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerifyPasswordTokenBody"];
                "application/json": components["schemas"]["VerifyPasswordTokenBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResetPasswordBody"];
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangePasswordBody"];
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDetails"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeEmailBody"];
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangePhoneBody"];
                "application/json": components["schemas"]["ChangePhoneBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    cancelContactChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                kind: "email" | "phone";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    confirmContactChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ConfirmContactChangeBody"];
                "application/json": components["schemas"]["ConfirmContactChangeBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeUsernameBody"];
                "application/json": components["schemas"]["ChangeUsernameBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.limit_reached.username_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditPreferencesBody"];
                "application/json": components["schemas"]["EditPreferencesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listRequisitions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requisition"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswerOfferBody"];
                "application/json": components["schemas"]["AnswerOfferBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requisition"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.company_stopped.not_pending.position_filled.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferDetail"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    modifyOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ModifyOfferBody"];
                "application/json": components["schemas"]["ModifyOfferBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requisition"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.limit_reached.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getOfferDocument: {
        parameters: {
            query?: {
                /** @description the number of the terms; the latest when absent */
                terms?: number;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                status?: "pending" | "rejected" | "modified" | "accepted" | "withdrawn" | "ended";
                department?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportStaff: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                status?: "pending" | "rejected" | "modified" | "accepted" | "withdrawn" | "ended";
                department?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listCurrentJobs: {
        parameters: {
            query: {
                email: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employment"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getOfferRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRoom"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    sendOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendOffersBody"];
                "application/json": components["schemas"]["SendOffersBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentOffers"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** @description leaves wrong rows out and sends the others, which were so many when they were looked at; nothing is sent when it is another number by now */
                    skip_wrong?: number;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WithdrawOfferBody"];
                "application/json": components["schemas"]["WithdrawOfferBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requisition"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listEmployments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employment"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    endEmployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EndEmploymentBody"];
                "application/json": components["schemas"]["EndEmploymentBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employment"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editEmploymentRights: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditEmploymentRightsBody"];
                "application/json": components["schemas"]["EditEmploymentRightsBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employment"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    disputeEmployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DisputeEmploymentBody"];
                "application/json": components["schemas"]["DisputeEmploymentBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employment"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getPersonalDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDetail"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editPersonalDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditPersonalDetailBody"];
                "application/json": components["schemas"]["EditPersonalDetailBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDetail"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getAccountSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetup"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editAccountSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditAccountSetupBody"];
                "application/json": components["schemas"]["EditAccountSetupBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetup"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editAccountFace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditAccountFaceBody"];
                "application/json": components["schemas"]["EditAccountFaceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSetup"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.document_refused.picture_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getWelcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Welcome"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getSetupProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupProgress"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editSetupProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditSetupProgressBody"];
                "application/json": components["schemas"]["EditSetupProgressBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupProgress"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editSection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                key: "about" | "experience" | "education" | "skills" | "published_works" | "services" | "products" | "testimonials" | "team" | "social_media" | "hobbies";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditSectionBody"];
                "application/json": components["schemas"]["EditSectionBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderSections: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderSectionsBody"];
                "application/json": components["schemas"]["OrderSectionsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditSiteBody"];
                "application/json": components["schemas"]["EditSiteBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    publishSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PublishSiteBody"];
                "application/json": components["schemas"]["PublishSiteBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.not_pending.not_publishable.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    unpublishSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UnpublishSiteBody"];
                "application/json": components["schemas"]["UnpublishSiteBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreatePreviewBody"];
                "application/json": components["schemas"]["CreatePreviewBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCardBody"];
                "application/json": components["schemas"]["EditCardBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCardQr: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCardSvg: {
        parameters: {
            query?: {
                design?: "band" | "ledger" | "portrait";
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                side: "front" | "back";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCardPng: {
        parameters: {
            query?: {
                design?: "band" | "ledger" | "portrait";
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                side: "front" | "back";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCardPdf: {
        parameters: {
            query?: {
                design?: "band" | "ledger" | "portrait";
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCardContact: {
        parameters: {
            query?: {
                version?: "3.0" | "4.0";
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vcard": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listReference: {
        parameters: {
            query?: {
                /** @description only entries that belong to this one */
                parent?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path: {
                list: "countries" | "regions" | "zones" | "woredas" | "sexes" | "marital-statuses" | "religions" | "blood-groups" | "platforms" | "employment-types" | "location-types" | "employment-statuses" | "degrees" | "business-types" | "legal-structures" | "market-types";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceEntry"][];
                };
            };
            400: components["responses"]["400.malformed"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getCompanyInformation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanyIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanyIdentityBody"];
                "application/json": components["schemas"]["EditCompanyIdentityBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanyBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanyBusinessBody"];
                "application/json": components["schemas"]["EditCompanyBusinessBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanyLegal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanyLegalBody"];
                "application/json": components["schemas"]["EditCompanyLegalBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanyHours: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanyHoursBody"];
                "application/json": components["schemas"]["EditCompanyHoursBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanyFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanyFiguresBody"];
                "application/json": components["schemas"]["EditCompanyFiguresBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanyPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanyPlaceBody"];
                "application/json": components["schemas"]["EditCompanyPlaceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInformation"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RequestVerificationBody"];
                "application/json": components["schemas"]["RequestVerificationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WithdrawVerificationBody"];
                "application/json": components["schemas"]["WithdrawVerificationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listOwners: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyOwners"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    inviteOwner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InviteOwnerBody"];
                "application/json": components["schemas"]["InviteOwnerBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    removeOwner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.last_owner"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    cancelOwnershipInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listOwnershipInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnershipInvitation"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    acceptOwnership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.account_limit"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    declineOwnership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Follower"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportFollowers: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getFollowed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedCompany"];
                };
            };
            400: components["responses"]["400.malformed"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedCompany"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    unfollow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    followByMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FollowByMailBody"];
                "application/json": components["schemas"]["FollowByMailBody"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    confirmFollowing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ConfirmFollowingBody"];
                "application/json": components["schemas"]["ConfirmFollowingBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedCompany"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    leaveFollowing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LeaveFollowingBody"];
                "application/json": components["schemas"]["LeaveFollowingBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            410: components["responses"]["410.token_spent"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"][];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateDepartmentBody"];
                "application/json": components["schemas"]["CreateDepartmentBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditDepartmentBody"];
                "application/json": components["schemas"]["EditDepartmentBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    moveDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MoveDepartmentBody"];
                "application/json": components["schemas"]["MoveDepartmentBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale.would_circle"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    mergeDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MergeDepartmentBody"];
                "application/json": components["schemas"]["MergeDepartmentBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale.would_circle"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getDepartmentConsequences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentConsequences"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listPositions: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                department?: string;
                state?: "open" | "filled";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Position"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreatePositionBody"];
                "application/json": components["schemas"]["CreatePositionBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.would_circle"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditPositionBody"];
                "application/json": components["schemas"]["EditPositionBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.position_filled.stale.would_circle"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deletePosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getChart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationChart"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getChartSvg: {
        parameters: {
            query?: {
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.chart_too_large"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getChartPng: {
        parameters: {
            query?: {
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.chart_too_large"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getChartPdf: {
        parameters: {
            query?: {
                language?: "en" | "am";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.chart_too_large"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                before?: string;
                per_page?: number;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, each `data` one of these */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    seeNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditNotificationPreferencesBody"];
                "application/json": components["schemas"]["EditNotificationPreferencesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listManagedUsers: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                role?: "administrator" | "company" | "individual";
                state?: "active" | "disabled";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedUser"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getManagedUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DisableUserBody"];
                "application/json": components["schemas"]["DisableUserBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    enableUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EnableUserBody"];
                "application/json": components["schemas"]["EnableUserBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listVerifications: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                status?: "unverified" | "requested" | "refused" | "verified";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedVerification"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getManagedVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    approveVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApproveVerificationBody"];
                "application/json": components["schemas"]["ApproveVerificationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.not_verifiable.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    refuseVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RefuseVerificationBody"];
                "application/json": components["schemas"]["RefuseVerificationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    revokeVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RevokeVerificationBody"];
                "application/json": components["schemas"]["RevokeVerificationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVerification"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanOfAccount"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    requestPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RequestPlanBody"];
                "application/json": components["schemas"]["RequestPlanBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanOfAccount"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawPlanRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WithdrawPlanRequestBody"];
                "application/json": components["schemas"]["WithdrawPlanRequestBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanOfAccount"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Plan"][];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    setUserPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetUserPlanBody"];
                "application/json": components["schemas"]["SetUserPlanBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUser"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listPlanRequests: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                status?: "requested" | "declined" | "granted";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedPlanRequest"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getPlanRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlanRequest"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    grantPlanRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GrantPlanRequestBody"];
                "application/json": components["schemas"]["GrantPlanRequestBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlanRequest"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    declinePlanRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeclinePlanRequestBody"];
                "application/json": components["schemas"]["DeclinePlanRequestBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPlanRequest"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SendFeedbackBody"];
                "application/json": components["schemas"]["SendFeedbackBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                state?: "new" | "handled";
                received?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                inbox: "contacts" | "contactSales" | "feedbacks";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxMessage"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportMessages: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                state?: "new" | "handled";
                received?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                inbox: "contacts" | "contactSales" | "feedbacks";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    setMessageState: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SetMessageStateBody"];
                "application/json": components["schemas"]["SetMessageStateBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    replyToMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReplyToMessageBody"];
                "application/json": components["schemas"]["ReplyToMessageBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                state?: "confirmed" | "waiting";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscriber"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportSubscribers: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                state?: "confirmed" | "waiting";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    removeSubscriber: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listAbouts: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["About"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createAbout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateAboutBody"];
                "application/json": components["schemas"]["CreateAboutBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editAbout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditAboutBody"];
                "application/json": components["schemas"]["EditAboutBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteAbout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreAbout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderAbouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderAboutsBody"];
                "application/json": components["schemas"]["OrderAboutsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportAbouts: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listBlogCategories: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlogCategory"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createBlogCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateBlogCategoryBody"];
                "application/json": components["schemas"]["CreateBlogCategoryBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editBlogCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditBlogCategoryBody"];
                "application/json": components["schemas"]["EditBlogCategoryBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteBlogCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreBlogCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderBlogCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderBlogCategoriesBody"];
                "application/json": components["schemas"]["OrderBlogCategoriesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportBlogCategories: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeBlogCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeBlogCategoriesBody"];
                "application/json": components["schemas"]["ChangeBlogCategoriesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importBlogCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
                status?: "draft" | "scheduled" | "published";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedBlog"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateBlogBody"];
                "application/json": components["schemas"]["CreateBlogBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditBlogBody"];
                "application/json": components["schemas"]["EditBlogBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderBlogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderBlogsBody"];
                "application/json": components["schemas"]["OrderBlogsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportBlogs: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
                status?: "draft" | "scheduled" | "published";
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeBlogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeBlogsBody"];
                "application/json": components["schemas"]["ChangeBlogsBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importBlogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    publishBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PublishBlogBody"];
                "application/json": components["schemas"]["PublishBlogBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    scheduleBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ScheduleBlogBody"];
                "application/json": components["schemas"]["ScheduleBlogBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    withdrawBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WithdrawBlogBody"];
                "application/json": components["schemas"]["WithdrawBlogBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.not_pending.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    previewBlog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPreview"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listCompanySizes: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySize"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createCompanySize: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateCompanySizeBody"];
                "application/json": components["schemas"]["CreateCompanySizeBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySize"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editCompanySize: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditCompanySizeBody"];
                "application/json": components["schemas"]["EditCompanySizeBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySize"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteCompanySize: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreCompanySize: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySize"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderCompanySizes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderCompanySizesBody"];
                "application/json": components["schemas"]["OrderCompanySizesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportCompanySizes: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeCompanySizes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeCompanySizesBody"];
                "application/json": components["schemas"]["ChangeCompanySizesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importCompanySizes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listEducations: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Education"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createEducation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateEducationBody"];
                "application/json": components["schemas"]["CreateEducationBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editEducation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditEducationBody"];
                "application/json": components["schemas"]["EditEducationBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteEducation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreEducation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderEducations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderEducationsBody"];
                "application/json": components["schemas"]["OrderEducationsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportEducations: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listExperiences: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Experience"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createExperience: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateExperienceBody"];
                "application/json": components["schemas"]["CreateExperienceBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editExperience: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditExperienceBody"];
                "application/json": components["schemas"]["EditExperienceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteExperience: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreExperience: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderExperiences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderExperiencesBody"];
                "application/json": components["schemas"]["OrderExperiencesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportExperiences: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listFaqCategories: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FaqCategory"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createFaqCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateFaqCategoryBody"];
                "application/json": components["schemas"]["CreateFaqCategoryBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editFaqCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditFaqCategoryBody"];
                "application/json": components["schemas"]["EditFaqCategoryBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteFaqCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreFaqCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderFaqCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderFaqCategoriesBody"];
                "application/json": components["schemas"]["OrderFaqCategoriesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportFaqCategories: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeFaqCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeFaqCategoriesBody"];
                "application/json": components["schemas"]["ChangeFaqCategoriesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importFaqCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listFaqSubCategories: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FaqSubCategory"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createFaqSubCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateFaqSubCategoryBody"];
                "application/json": components["schemas"]["CreateFaqSubCategoryBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqSubCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editFaqSubCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditFaqSubCategoryBody"];
                "application/json": components["schemas"]["EditFaqSubCategoryBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqSubCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteFaqSubCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreFaqSubCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqSubCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderFaqSubCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderFaqSubCategoriesBody"];
                "application/json": components["schemas"]["OrderFaqSubCategoriesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportFaqSubCategories: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeFaqSubCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeFaqSubCategoriesBody"];
                "application/json": components["schemas"]["ChangeFaqSubCategoriesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importFaqSubCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
                sub_category_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedFaq"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateFaqBody"];
                "application/json": components["schemas"]["CreateFaqBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    getFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["400.malformed"];
            404: components["responses"]["404.not_found"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditFaqBody"];
                "application/json": components["schemas"]["EditFaqBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderFaqsBody"];
                "application/json": components["schemas"]["OrderFaqsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportFaqs: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
                sub_category_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeFaqsBody"];
                "application/json": components["schemas"]["ChangeFaqsBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listFieldsOfStudy: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FieldOfStudy"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createFieldOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateFieldOfStudyBody"];
                "application/json": components["schemas"]["CreateFieldOfStudyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldOfStudy"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editFieldOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditFieldOfStudyBody"];
                "application/json": components["schemas"]["EditFieldOfStudyBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldOfStudy"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteFieldOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreFieldOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldOfStudy"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderFieldsOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderFieldsOfStudyBody"];
                "application/json": components["schemas"]["OrderFieldsOfStudyBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportFieldsOfStudy: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeFieldsOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeFieldsOfStudyBody"];
                "application/json": components["schemas"]["ChangeFieldsOfStudyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importFieldsOfStudy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listHobbies: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hobby"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createHobby: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateHobbyBody"];
                "application/json": components["schemas"]["CreateHobbyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hobby"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editHobby: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditHobbyBody"];
                "application/json": components["schemas"]["EditHobbyBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hobby"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteHobby: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreHobby: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hobby"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderHobbies: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderHobbiesBody"];
                "application/json": components["schemas"]["OrderHobbiesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportHobbies: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listInfoSources: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InfoSource"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createInfoSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateInfoSourceBody"];
                "application/json": components["schemas"]["CreateInfoSourceBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoSource"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editInfoSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditInfoSourceBody"];
                "application/json": components["schemas"]["EditInfoSourceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoSource"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteInfoSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreInfoSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoSource"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderInfoSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderInfoSourcesBody"];
                "application/json": components["schemas"]["OrderInfoSourcesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportInfoSources: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeInfoSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeInfoSourcesBody"];
                "application/json": components["schemas"]["ChangeInfoSourcesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importInfoSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listJobSectors: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobSector"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createJobSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateJobSectorBody"];
                "application/json": components["schemas"]["CreateJobSectorBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSector"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editJobSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditJobSectorBody"];
                "application/json": components["schemas"]["EditJobSectorBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSector"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteJobSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreJobSector: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobSector"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderJobSectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderJobSectorsBody"];
                "application/json": components["schemas"]["OrderJobSectorsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportJobSectors: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeJobSectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeJobSectorsBody"];
                "application/json": components["schemas"]["ChangeJobSectorsBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importJobSectors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listJobTitles: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                sector_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobTitle"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createJobTitle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateJobTitleBody"];
                "application/json": components["schemas"]["CreateJobTitleBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTitle"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editJobTitle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditJobTitleBody"];
                "application/json": components["schemas"]["EditJobTitleBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTitle"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteJobTitle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreJobTitle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobTitle"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderJobTitles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderJobTitlesBody"];
                "application/json": components["schemas"]["OrderJobTitlesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportJobTitles: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                sector_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeJobTitles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeJobTitlesBody"];
                "application/json": components["schemas"]["ChangeJobTitlesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importJobTitles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listLicences: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Licence"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateLicenceBody"];
                "application/json": components["schemas"]["CreateLicenceBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditLicenceBody"];
                "application/json": components["schemas"]["EditLicenceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderLicences: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderLicencesBody"];
                "application/json": components["schemas"]["OrderLicencesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportLicences: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listPersonSkills: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonSkill"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createPersonSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreatePersonSkillBody"];
                "application/json": components["schemas"]["CreatePersonSkillBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSkill"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editPersonSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditPersonSkillBody"];
                "application/json": components["schemas"]["EditPersonSkillBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSkill"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deletePersonSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restorePersonSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonSkill"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderPersonSkills: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderPersonSkillsBody"];
                "application/json": components["schemas"]["OrderPersonSkillsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportPersonSkills: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateProductBody"];
                "application/json": components["schemas"]["CreateProductBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditProductBody"];
                "application/json": components["schemas"]["EditProductBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderProductsBody"];
                "application/json": components["schemas"]["OrderProductsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listPublishedWorks: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublishedWork"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createPublishedWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreatePublishedWorkBody"];
                "application/json": components["schemas"]["CreatePublishedWorkBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedWork"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editPublishedWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditPublishedWorkBody"];
                "application/json": components["schemas"]["EditPublishedWorkBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedWork"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deletePublishedWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restorePublishedWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedWork"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderPublishedWorks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderPublishedWorksBody"];
                "application/json": components["schemas"]["OrderPublishedWorksBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportPublishedWorks: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listReservedUsernames: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReservedUsername"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createReservedUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateReservedUsernameBody"];
                "application/json": components["schemas"]["CreateReservedUsernameBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedUsername"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editReservedUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditReservedUsernameBody"];
                "application/json": components["schemas"]["EditReservedUsernameBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedUsername"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteReservedUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreReservedUsername: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedUsername"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderReservedUsernames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderReservedUsernamesBody"];
                "application/json": components["schemas"]["OrderReservedUsernamesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportReservedUsernames: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeReservedUsernames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeReservedUsernamesBody"];
                "application/json": components["schemas"]["ChangeReservedUsernamesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importReservedUsernames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Service"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateServiceBody"];
                "application/json": components["schemas"]["CreateServiceBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditServiceBody"];
                "application/json": components["schemas"]["EditServiceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderServicesBody"];
                "application/json": components["schemas"]["OrderServicesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportServices: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSkillCategories: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SkillCategory"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createSkillCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateSkillCategoryBody"];
                "application/json": components["schemas"]["CreateSkillCategoryBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editSkillCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditSkillCategoryBody"];
                "application/json": components["schemas"]["EditSkillCategoryBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteSkillCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreSkillCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillCategory"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderSkillCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderSkillCategoriesBody"];
                "application/json": components["schemas"]["OrderSkillCategoriesBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportSkillCategories: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeSkillCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeSkillCategoriesBody"];
                "application/json": components["schemas"]["ChangeSkillCategoriesBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importSkillCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Skill"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateSkillBody"];
                "application/json": components["schemas"]["CreateSkillBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditSkillBody"];
                "application/json": components["schemas"]["EditSkillBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderSkills: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderSkillsBody"];
                "application/json": components["schemas"]["OrderSkillsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportSkills: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
                category_id?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    changeSkills: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeSkillsBody"];
                "application/json": components["schemas"]["ChangeSkillsBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkReport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.idempotency_mismatch"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    importSkills: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    dry_run: boolean;
                    plan: string | null;
                    fixes?: {
                        line: number;
                        /** @description as the reports name it, whether or not the spreadsheet has the column */
                        column: string;
                        value: string;
                    }[];
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionImport"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.idempotency_mismatch.limit_reached.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.picture_refused.sheet_refused.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listSocialMedias: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SocialMedia"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createSocialMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateSocialMediaBody"];
                "application/json": components["schemas"]["CreateSocialMediaBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialMedia"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editSocialMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditSocialMediaBody"];
                "application/json": components["schemas"]["EditSocialMediaBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialMedia"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteSocialMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreSocialMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialMedia"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderSocialMedias: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderSocialMediasBody"];
                "application/json": components["schemas"]["OrderSocialMediasBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportSocialMedias: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamMember"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateTeamMemberBody"];
                "application/json": components["schemas"]["CreateTeamMemberBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditTeamMemberBody"];
                "application/json": components["schemas"]["EditTeamMemberBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderTeamMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderTeamMembersBody"];
                "application/json": components["schemas"]["OrderTeamMembersBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportTeamMembers: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: {
                page?: number;
                per_page?: number;
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Testimonial"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    createTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
                /** @description A repeated call with the same key and body gives the first answer again and creates nothing. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateTestimonialBody"];
                "application/json": components["schemas"]["CreateTestimonialBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed.duplicate.idempotency_mismatch.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    editTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditTestimonialBody"];
                "application/json": components["schemas"]["EditTestimonialBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.stale"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    deleteTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    restoreTestimonial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Testimonial"];
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.account_changed.duplicate.limit_reached"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    orderTestimonials: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
                /** @description The account the caller believes to be current; another one answers 409 account_changed. */
                "if-account"?: components["parameters"]["IfAccount"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OrderTestimonialsBody"];
                "application/json": components["schemas"]["OrderTestimonialsBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            409: components["responses"]["409.account_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
    exportTestimonials: {
        parameters: {
            query?: {
                q?: string;
                /** @description a column; a leading "-" turns the order */
                sort?: string;
            };
            header?: {
                /** @description The language of messages and of resolved texts; en when absent. */
                lang?: components["parameters"]["Lang"];
                /** @description IANA name of the caller’s time zone. */
                timezone?: components["parameters"]["Timezone"];
                /** @description The account that acts in this call; the session’s own when absent. */
                currentaccountid?: components["parameters"]["CurrentAccountId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["400.malformed"];
            401: components["responses"]["401.unauthenticated"];
            403: components["responses"]["403.account_forbidden.forbidden"];
            422: components["responses"]["422.invalid"];
            429: components["responses"]["429.too_many_requests"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
        };
    };
}
