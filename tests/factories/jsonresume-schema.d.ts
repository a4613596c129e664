/** The published schema of JSON Resume and its validator: no types come with the package. */
declare module '@jsonresume/schema' {
  export function validate(
    resume: unknown,
    done: (faults: readonly { readonly stack: string }[] | null, isValid: boolean) => void,
  ): void
}
