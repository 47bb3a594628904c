-- The HTML of a lesson shows pictures too. It is null in every lesson so far, so that none is to be counted yet.
DROP TRIGGER course_lessons_show_files ON course_lessons;--> statement-breakpoint
CREATE TRIGGER course_lessons_show_files AFTER INSERT OR DELETE OR UPDATE OF image, content_html, content_html_en ON course_lessons
FOR EACH ROW EXECUTE FUNCTION count_shown_files('image', 'content_html', 'content_html_en');
--> statement-breakpoint
-- A program of before, which runs during a deployment or after going back, changes the text alone: it is shown then.
CREATE FUNCTION drop_outdated_lesson_html() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.content <> OLD.content AND NEW.content_html = OLD.content_html THEN NEW.content_html := NULL; END IF;
  IF NEW.content_en <> OLD.content_en AND NEW.content_html_en = OLD.content_html_en THEN NEW.content_html_en := NULL; END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER course_lessons_drop_outdated_html BEFORE UPDATE OF content, content_en ON course_lessons
FOR EACH ROW EXECUTE FUNCTION drop_outdated_lesson_html();
