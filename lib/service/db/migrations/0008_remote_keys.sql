-- The key of an organization at the filing service that is hosted elsewhere, one for each mode.
CREATE TABLE "remote_keys" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"value" text NOT NULL,
	"last_four" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remote_keys_organization_id_mode_pk" PRIMARY KEY("organization_id","mode")
);
--> statement-breakpoint
grant select, insert, update, delete on remote_keys to statehouse_app;
--> statement-breakpoint
alter table remote_keys enable row level security;
--> statement-breakpoint
alter table remote_keys force row level security;
--> statement-breakpoint
create policy tenant on remote_keys to statehouse_app
  using (
    organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)
    and mode = (select current_setting('app.mode', true))
  )
  with check (
    organization_id = (select nullif(current_setting('app.organization_id', true), '')::uuid)
    and mode = (select current_setting('app.mode', true))
  );
--> statement-breakpoint
create policy owner on remote_keys to current_user using (true) with check (true);
