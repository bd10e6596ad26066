// Runs before Scalar: the content policy refuses the code that its schema library would try to compile, and its version
// is no news for a reader's console.
globalThis.__zod_globalConfig = { jitless: true };
console.info = () => {};
