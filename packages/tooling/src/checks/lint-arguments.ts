/** Arguments of Biome for `check:lint`. A warning fails the check, because the output of a passing check is not shown. */
export const lintArguments = ['ci', '--colors=off', '--max-diagnostics=50', '--error-on-warnings', '.']
