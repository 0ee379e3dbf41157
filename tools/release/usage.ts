/** The help text of the command. */
export const usage = `npm run release -- publish <app…> | --all [--traffic <percent>] [--fallback <address>] [--why <text>]
                          [--preview <file>] [--hours 168]
npm run release -- ramp <app> <version> [--steps 1,5,20,50,100] [--every 30m] [--min-sample 200] --why <text>
npm run release -- pause <app> | resume <app> --why <text>
npm run release -- promote <app> <version> | rollback <app> [version] | kill <app> <version> --why <text>
npm run release -- retire <app> --why <text>
npm run release -- request-approval <app> <version> | approve <app> <version> --why <text>
npm run release -- freeze <app> | --all [--from <date>] --until <date> --why <text>
npm run release -- unfreeze <app> | --all <number> --why <text>
npm run release -- link <app> <version> [--hours 24]
npm run release -- status | history [app] | clean
npm run release -- export <folder> [--overrides]
npm run release -- token <name> --apps <app,…> --may publish,ramp,promote,kill | approve

Publishes builds (nx build <app>) under versions of their own. An app's first release is everyone's; a later one is
nobody's but those who ask for it by address, unless --traffic says how many percent of visitors get it.
Publishing prints a signed address for each release, which shows it to whoever has it for a week, or for --hours. With
--preview they are also written to a file, as a comment for a pull request; an app's first release is refused then.
--fallback is another address of the whole store, where an entry is fetched when its own address fails.

A ramp takes its steps by itself, as long as nothing is worse than with the release before it, and goes back where
something is. A paused one stays at its step, and still goes back. Rolled back without a version, what is on its way is
taken back; where nothing is, the release before comes. A killed release is nobody's for good, also by address, and is
not published again. Retired, nobody gets any release of an app and its pages are not found, until one is promoted. A
step that is due waits a week for views at the most; then a person decides. With --min-sample 0 the clock alone decides,
as long as nothing is worse.

A freeze is a window, of an app or of all, in which nothing is published, ramped or promoted, and ramps take no steps;
they go on by themselves afterwards. Rolling back and killing always work. Dates are like 2026-12-24T08:00Z. The status
has the number with which a freeze is ended early.

Where the server's RELEASE_APPROVALS says so, a release needs a second person's approval for more than a share of
visitors. Whoever requested it cannot give it. It is valid for three days, and ends when the app is rolled back.

Clean deletes releases that no open page can ask for: a server does it every night by itself. What has visitors, or had
them or was published within a month, and the newest ten of each app stay.

Link makes an address with which a tester sees a release on a public site, for some hours.

Export lays what is public into a folder for a plain file server (docs/static-hosting.md); with --overrides, a page's
address may ask there for other releases. Token makes a token for a pipeline: of some apps, or of all with '*', and for
some of what can be done. Ramp is also pausing and taking back; promote is also giving everyone a version at once.

All but export and token go to the registry that runs: the one that RELEASE_REGISTRY names, or this machine's own. Where
none runs, publish and status go to the store itself.

RELEASE_REGISTRY     the address of a site whose registry is to be asked: https://…
RELEASE_TOKEN        a token that it knows
RELEASE_STORE        a folder, or s3://bucket/prefix; without it, the site's own below DATA_DIR
RELEASE_SIGNING_KEY  a P-256 private key as PEM or its path; without it, this machine's own below DATA_DIR
RELEASE_PUBLIC_KEYS  public keys of others who publish into the same store, as PEM or paths
RELEASE_COMMIT       the commit that builds are of; without it, the one that Git has checked out
RELEASE_OVERRIDE_ORIGINS  where entries may lie that an exported page's address asks for; http://localhost:* and the like

Ends with 0 when done, 2 for what was asked for wrongly, 3 for what makes no sense as things stand, such as a path that
belongs to another app, 4 where they changed meanwhile, 5 where no registry answers, 6 for a token that it does not know,
7 for what the token may not do, 8 in a freeze, 9 where a second person has to approve it first, 1 for all else.`;
