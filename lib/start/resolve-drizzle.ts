import { type ResolveFnOutput, registerHooks } from 'node:module';

// Node parses the exports of a package, 179 kB for drizzle-orm, again at each import of it and at each import within it:
// of four hundred, that was a quarter of the time from a start to the first answer.
const fromOutside = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm($|\/)/.test(specifier)) return next(specifier, context);
    const known = fromOutside.get(specifier) ?? next(specifier, context);
    fromOutside.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
