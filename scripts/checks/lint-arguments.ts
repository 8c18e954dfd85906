/** How `check:lint` calls Biome. A warning fails the check: nobody reads the output of a check that passes. */
export const lintArguments = ['ci', '--colors=off', '--max-diagnostics=50', '--error-on-warnings', '.']
