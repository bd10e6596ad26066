CREATE TABLE "comment_mentions" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"comment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "comment_mentions_organization_id_mode_comment_id_person_id_pk" PRIMARY KEY("organization_id","mode","comment_id","person_id"),
	CONSTRAINT "comment_mentions_mode_known" CHECK ("comment_mentions"."mode" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"parent_type" text NOT NULL,
	"parent_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "comments_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "comments_mode_known" CHECK ("comments"."mode" in ('test', 'live')),
	CONSTRAINT "comments_parent_type_known" CHECK ("comments"."parent_type" in ('filing', 'case')),
	CONSTRAINT "comments_body_length" CHECK (char_length("comments"."body") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_fk" FOREIGN KEY ("organization_id","mode","comment_id") REFERENCES "public"."comments"("organization_id","mode","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_unread" ON "comment_mentions" USING btree ("organization_id","mode","person_id","comment_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "comments_by_parent" ON "comments" USING btree ("organization_id","mode","parent_id","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('case', 'agent_mail', 'obligation', 'filing', 'mention'));--> statement-breakpoint
select guard_tenant_rows('comments');
--> statement-breakpoint
select guard_tenant_rows('comment_mentions');
